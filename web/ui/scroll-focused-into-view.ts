interface Focus {
  readonly target: Pick<Element, 'scrollIntoView'> & { matches(selector: string): boolean }
}

/**
 * Scrolls the element that the keyboard focuses completely into view: browsers do not scroll to one that is partly
 * visible, or focused without scrolling. Not for touch and mouse, whose press would miss an element that moves.
 */
export function scrollFocusedIntoView({ target }: Focus): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
