/** No script needs more marks on one letter; more of them would cover the lines around. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu
const BLANK_LINES = /\n(?:[^\S\n]*\n)+/g
/** Lines that a brand breaks itself. Those beyond it follow on the last one. */
const LINES_MOST = 24

/**
 * A text of a brand as it is drawn on its shop. Many blank lines or piled marks would push away or cover what follows, such
 * as the imprint and the way to report the shop (Trust S49).
 */
export function shownText(text: string): string {
  const lines = text.replaceAll(PILED_MARKS, '$1').replaceAll(BLANK_LINES, '\n\n').split('\n')
  return [...lines.slice(0, LINES_MOST - 1), lines.slice(LINES_MOST - 1).join(' ')].join('\n').trimEnd()
}
