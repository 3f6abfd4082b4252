import { BadgeCheck } from 'lucide-react'
import type { BrandCard } from '#contract/brands.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '#web/ui/classes.ts'
import { Picture } from '#web/ui/marks/picture.tsx'

interface BrandMarkProps {
  readonly brand: Pick<BrandCard, 'name' | 'logo'>
  readonly size: 'm' | 'l'
}

const SIZES = {
  m: { box: 'size-11', letters: 'text-14', corner: 'rounded-control', picture: '44px' },
  l: { box: 'size-20', letters: 'text-28', corner: 'rounded-sheet', picture: '80px' },
} as const

/** Six styles for the initials. */
const PRINTS = ['ink', 'volt', 'line', 'split', 'disc', 'tilted'] as const
type Print = (typeof PRINTS)[number]

const LOOKS: Readonly<Record<Print, string>> = {
  ink: 'bg-ink text-paper',
  volt: 'bg-volt text-black',
  line: 'border-2 border-ink bg-surface text-ink',
  // One letter on each half.
  split: 'bg-[linear-gradient(100deg,var(--volt)_50%,var(--black)_50%)] text-black',
  disc: 'rounded-pill! bg-ink text-paper',
  tilted: '-rotate-6 border-2 border-black bg-volt text-black',
}

/** The logo of a brand; without one, its initials in a style that depends on the name only. */
export function BrandMark({ brand: { name, logo }, size }: BrandMarkProps) {
  const { box, letters, corner, picture } = SIZES[size]
  if (logo) {
    return (
      <span className={classes('block shrink-0 overflow-hidden border border-line bg-surface', box, corner)}>
        <Picture source={logo} sizes={picture} alt="" />
      </span>
    )
  }
  const print = PRINTS[sumOf(name) % PRINTS.length] ?? 'ink'
  const [first, second] = initialsOf(name)
  return (
    <span
      aria-hidden
      className={classes(
        'headline flex shrink-0 items-center justify-center leading-none',
        box,
        letters,
        corner,
        LOOKS[print],
      )}
    >
      {first}
      <span className={print === 'split' ? 'text-bone' : ''}>{second}</span>
    </span>
  )
}

/** The identity of the brand was verified. */
export function VerifiedMark({ size = 18 }: { readonly size?: number }) {
  const { t } = useTranslation()
  return (
    <span title={t('brands.verified')} className="inline-flex shrink-0 align-middle">
      <BadgeCheck aria-hidden size={size} className="fill-volt text-black" />
      <span className="sr-only">{t('brands.verified')}</span>
    </span>
  )
}

function initialsOf(name: string): readonly [string, string] {
  const [first = '', second = ''] = name.split(/[\s&+/-]+/).filter(Boolean)
  return [first.slice(0, 1).toUpperCase(), (second.slice(0, 1) || first.slice(1, 2)).toUpperCase()]
}

const sumOf = (name: string): number => [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
