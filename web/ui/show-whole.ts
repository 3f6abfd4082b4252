interface Focus {
  readonly target: Pick<Element, 'scrollIntoView'> & { matches(selector: string): boolean }
}

/**
 * On a row that scrolls sideways: brings what the keyboard comes to wholly into sight, since browsers leave alone what
 * is there by a corner. A finger or pointer sees what it presses, and the press would miss a row that moves.
 */
export function showWhole({ target }: Focus): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
