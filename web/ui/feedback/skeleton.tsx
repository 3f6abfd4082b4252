import { classes } from '../classes.ts'

/** The shape of content that is loading. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <div aria-hidden className={classes('shimmer rounded-control bg-line', className)} />
}
