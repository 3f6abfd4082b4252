import type { ComponentProps } from 'react'
import { Link as WouterLink } from 'wouter'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Built by `to(…)` of `web/paths.ts`. */
  readonly href: string
  readonly replace?: boolean
}

/** A link inside the product; marks its history entry, so that the target can go back (see `navigation.ts`). */
export function Link({ href, replace = false, ...rest }: LinkProps) {
  return <WouterLink {...rest} href={href} replace={replace} state={{ isInside: true }} />
}
