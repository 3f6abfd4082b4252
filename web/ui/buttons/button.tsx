import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { type ButtonSize, type ButtonTone, buttonLook } from './button-look.ts'

export interface ButtonProps extends ComponentProps<'button'> {
  readonly tone?: ButtonTone
  readonly size?: ButtonSize
  readonly block?: boolean
  /** Work is under way: the button keeps its width and focus, and ignores further presses. */
  readonly busy?: boolean
}

/** The button. `type` defaults to `button`. */
export function Button({ tone, size, block, busy = false, className, children, onClick, type, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={classes(buttonLook(tone, size, block), className)}
      aria-busy={busy || undefined}
      // Not `disabled`, which would lose the focus.
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <LoaderCircle aria-hidden size={18} className="animate-[spin_0.9s_linear_infinite]" />}
      {children}
    </button>
  )
}
