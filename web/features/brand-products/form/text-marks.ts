interface Selected {
  readonly text: string
  /** Bounds of the selection. */
  readonly from: number
  readonly to: number
}

/** Makes the selection bold, or no longer bold. Blanks at its ends stay outside of the marks. */
export function toggleBold({ text, from, to }: Selected): Selected {
  const chosen = text.slice(from, to)
  const start = from + (chosen.length - chosen.trimStart().length)
  const end = Math.max(start, to - (chosen.length - chosen.trimEnd().length))
  const before = text.slice(0, start)
  const after = text.slice(end)
  const word = text.slice(start, end)
  if (before.endsWith('**') && after.startsWith('**')) {
    return { text: before.slice(0, -2) + word + after.slice(2), from: start - 2, to: end - 2 }
  }
  return { text: `${before}**${word}**${after}`, from: start + 2, to: end + 2 }
}

/** Makes the selected lines a list, or text again. */
export function toggleList({ text, from, to }: Selected): Selected {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const next = text.indexOf('\n', to)
  const end = next < 0 ? text.length : next
  const lines = text.slice(start, end).split('\n')
  const isList = lines.every((line) => line.startsWith('- '))
  const changed = lines.map((line) => (isList ? line.slice(2) : line.startsWith('- ') ? line : `- ${line}`)).join('\n')
  return { text: text.slice(0, start) + changed + text.slice(end), from: start, to: start + changed.length }
}
