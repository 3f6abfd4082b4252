import { classes } from '../classes.ts'

export type ButtonTone = 'solid' | 'volt' | 'outline' | 'ghost' | 'danger'
export type ButtonSize = 'm' | 's' | 'l'

const TONES: Readonly<Record<ButtonTone, string>> = {
  solid: 'bg-ink text-paper hover:opacity-85',
  volt: 'bg-volt text-black hover:opacity-85',
  outline: 'border border-edge bg-transparent text-ink hover:border-ink',
  ghost: 'bg-transparent text-ink hover:bg-line',
  // A lower opacity, as for the others, would have too little contrast.
  danger: 'bg-signal text-on-signal hover:bg-[color-mix(in_srgb,var(--signal)_88%,black)]',
}
const SIZES: Readonly<Record<ButtonSize, string>> = {
  s: 'min-h-11 px-4 py-1.5 text-14',
  m: 'min-h-12 px-[min(1.5rem,8vw)] py-2 text-16',
  l: 'min-h-14 px-[min(2rem,10vw)] py-3 text-18',
}

/** The look of a button, for links that act like one. */
export const buttonLook = (tone: ButtonTone = 'solid', size: ButtonSize = 'm', block = false): string =>
  classes(
    'inline-flex items-center justify-center gap-2 rounded-control text-center font-[650] leading-tight',
    'transition-[opacity,transform] duration-150 active:scale-[0.98] disabled:opacity-50 disabled:active:scale-100',
    TONES[tone],
    SIZES[size],
    block && 'w-full',
  )
