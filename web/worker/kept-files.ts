/** What Vite tells of one built part (`.vite/manifest.json`). */
interface BuiltPart {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}
export type BuiltParts = Readonly<Record<string, BuiltPart>>

/** Whatever the app must be able to show without a network; what hangs on these comes with them. */
const SCREENS = ['signed-in.tsx', 'pages/discovery-page.tsx', 'pages/saved-page.tsx', 'pages/profile-page.tsx'] as const
/** Words that only pages without an account, or long texts, need. */
const WORDS_APART = /\/(?:accessibility|contact|heads|landing|privacy|ranking|terms)\.ts$/
/** Other screens and words are fetched when they are wanted. */
const APART = /^(?:pages|i18n)\//

/**
 * Names of the built files that a signed-in person needs to start without a network: code with all its later parts,
 * words, styles and fonts. Throws when the build has no such part, so that nothing is left out silently.
 */
export function keptAssets(manifest: BuiltParts): string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  const take = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const part = manifest[name]
    if (!part) throw new Error(`${name} is not in the build`)
    files.add(part.file)
    for (const style of part.css ?? []) files.add(style)
    for (const other of part.imports ?? []) take(other)
    for (const later of part.dynamicImports ?? []) if (!APART.test(later)) take(later)
  }
  take('index.html')
  for (const name of SCREENS) take(name)
  for (const name of Object.keys(manifest)) if (name.startsWith('i18n/') && !WORDS_APART.test(name)) take(name)
  const fonts = Object.values(manifest).map(({ file }) => file)
  // Extended Latin waits for its letters.
  for (const font of fonts) if (font.endsWith('.woff2') && !font.includes('latin-ext')) files.add(font)
  return [...files].sort()
}
