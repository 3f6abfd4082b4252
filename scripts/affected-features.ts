/** A file of the repository with its text. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

const FEATURE = /^server\/features\/([\w-]+)\//

/**
 * Folders of the server whose tests a change concerns: those of changed files, of features whose contract has changed, and
 * of features that import a changed one. Every API test imports the whole server, so a module graph would choose them all.
 */
export function affectedFolders(changed: readonly string[], sources: readonly SourceFile[]): readonly string[] {
  const features = new Set(sources.flatMap(({ path }) => FEATURE.exec(path)?.[1] ?? []))
  const touched = new Set<string>()
  const folders = new Set<string>()
  for (const path of changed) {
    const feature = FEATURE.exec(path)?.[1] ?? /^contract\/([\w-]+?)(?:\.limits)?\.ts$/.exec(path)?.[1]
    if (feature && features.has(feature)) touched.add(feature)
    const platform = /^server\/platform\/[\w-]+\//.exec(path)?.[0]
    if (platform) folders.add(platform)
  }
  for (const { path, text } of sources) {
    const importer = FEATURE.exec(path)?.[1]
    if (importer && [...touched].some((feature) => text.includes(`/features/${feature}/`)))
      folders.add(`server/features/${importer}/`)
  }
  for (const feature of touched) folders.add(`server/features/${feature}/`)
  return [...folders].sort()
}
