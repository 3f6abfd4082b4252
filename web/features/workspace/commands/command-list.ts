/** A thing to do, found by its words. */
export interface Command {
  readonly id: string
  readonly label: string
  readonly run: () => void
}

/** The commands that contain every typed word; those whose label begins with the text come first. */
export function matching(commands: readonly Command[], typed: string): readonly Command[] {
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean)
  const found = commands.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
  const begins = ({ label }: Command) => (label.toLowerCase().startsWith(words.join(' ')) ? 0 : 1)
  return found.toSorted((a, b) => begins(a) - begins(b))
}
