/** What Vite tells of one built part (`.vite/manifest.json`). */
interface BuiltPart {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}
export type BuiltParts = Readonly<Record<string, BuiltPart>>

/** Whatever the app must be able to show without a network; what hangs on these comes with them. */
const SCREENS = [
  'start/signed-in.tsx',
  'pages/shopper/discovery-page.tsx',
  'pages/shopper/product-dialog.tsx',
  'pages/shopper/saved-page.tsx',
  'pages/shopper/profile-page.tsx',
] as const
/** Words that only pages without an account, or long texts, need. */
const WORDS_APART = /\/(?:accessibility|contact|heads|landing|licences|privacy|ranking|reminder|terms)\.ts$/
/** Other whole screens and words are fetched when they are wanted; what only the native shell runs never is. */
const APART = /^(?:pages\/.+-page\.tsx$|(?:i18n|native|device\/native|features\/reminder)\/)/

/**
 * Names of the built files that a signed-in person needs to start without a network: code with all its later parts,
 * words, styles and fonts. Throws when the build has no such part, so that nothing is left out silently.
 */
export function keptAssets(manifest: BuiltParts): string[] {
  const words = Object.keys(manifest).filter((name) => name.startsWith('i18n/') && !WORDS_APART.test(name))
  const files = new Set<string>()
  const seen = new Set<string>()
  const waiting = ['index.html', ...SCREENS, ...words]
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

/** Extended Latin waits for its letters. */
const fontsOf = (manifest: BuiltParts): string[] =>
  Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.woff2') && !file.includes('latin-ext'))
