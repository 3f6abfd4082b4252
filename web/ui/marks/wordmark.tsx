import { PRODUCT } from '#web/i18n/product-name.ts'
import { classes } from '../classes.ts'

/** The logo: two cards, one of them volt, and the name. */
export function Wordmark({ className }: { readonly className?: string }) {
  return (
    <span
      className={classes(
        'headline inline-flex items-center gap-2 text-[min(1.125rem,7vw,max(4.2vw,0.9375rem))] whitespace-nowrap uppercase sm:text-22 [&_svg]:size-[1.5em]',
        className,
      )}
    >
      <Mark />
      {PRODUCT.name}
    </span>
  )
}

/** The logo without the name. */
export function Mark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" className="size-7 shrink-0 sm:size-8">
      <rect x="4" y="7" width="19" height="26" rx="5" className="fill-current" transform="rotate(-12 13 20)" />
      <rect x="14" y="6" width="19" height="26" rx="5" className="fill-volt stroke-black" transform="rotate(8 24 19)" />
    </svg>
  )
}
