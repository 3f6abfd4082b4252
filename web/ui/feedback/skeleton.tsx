import { classes } from '../classes.ts'

/** The shape of something that is still on its way. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <div aria-hidden className={classes('shimmer rounded-control bg-line', className)} />
}
