/** One entry of `.vite/manifest.json`. */
interface BuiltPart {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}
export type BuiltParts = Readonly<Record<string, BuiltPart>>

/** From the table of pages (`documents/page-code.ts`). */
interface OfflineCode {
  /** Source files of the pages that work offline. */
  readonly sources: readonly string[]
  /** Words that no such page needs. */
  readonly otherWords: readonly string[]
}
/** Dynamic imports that are not followed: other pages, words, and what only the native shell runs. */
const APART = /^(?:pages\/.+-page\.tsx$|(?:i18n|native|device\/native|features\/reminder)\/)/

/**
 * Names of the built files that a signed-in user needs to start without a network: code with all its lazy parts, words,
 * styles and fonts. Throws when the build lacks one of the sources.
 */
export function precachedAssets(manifest: BuiltParts, { sources, otherWords }: OfflineCode): string[] {
  const isWanted = (name: string) => !otherWords.includes(name.replace(/^.*\/|\.ts$/g, ''))
  const words = Object.keys(manifest).filter((name) => name.startsWith('i18n/') && isWanted(name))
  const files = new Set<string>()
  const seen = new Set<string>()
  const waiting = ['index.html', ...sources, ...words]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (seen.has(name)) continue
    seen.add(name)
    const part = manifest[name]
    if (!part) throw new Error(`${name} is not in the build`)
    for (const file of [part.file, ...(part.css ?? [])]) files.add(file)
    waiting.push(...(part.imports ?? []), ...(part.dynamicImports ?? []).filter((later) => !APART.test(later)))
  }
  for (const font of fontsOf(manifest)) files.add(font)
  return [...files].sort()
}

/** Extended Latin is loaded when a text needs it. */
const fontsOf = (manifest: BuiltParts): string[] =>
  Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.woff2') && !file.includes('latin-ext'))
