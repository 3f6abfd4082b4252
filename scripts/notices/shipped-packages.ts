import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The parts of an entry of package-lock.json (version 3) that are read here. */
interface LockEntry {
  readonly version?: string
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
  readonly optional?: boolean
}

/** Licences of packages whose package.json names none; read in their LICENSE file. */
const UNNAMED: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

export type Lock = Readonly<Record<string, LockEntry>>

export interface ShippedPackage {
  /** Folder below the repository: `node_modules/pg`; of a single file its licence: `web/…/oswald.LICENSE.txt`. */
  readonly path: string
  readonly name: string
  /** Empty where it has none. */
  readonly version: string
  /** SPDX expression. */
  readonly licence: string
  /** Built for one system; npm installs it only there. */
  readonly isOptional: boolean
}

/** Imported by build and test files of web/ only, and not bundled. */
const NOT_BUNDLED = new Set(['vite', 'vitest', 'fast-check'])

export const readLock = (root: string): Lock =>
  (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Lock }).packages

/** Packages that the web app bundles; they are development dependencies in package.json. */
export function bundledNames(root: string): string[] {
  const names = new Set<string>()
  for (const path of globSync('web/**/*.{ts,tsx,css}', { cwd: root })) {
    const text = readFileSync(join(root, path), 'utf8')
    for (const [, name] of text.matchAll(
      /(?:from |import |import\(|@import |url\()['"]((?:@[\w.-]+\/)?[a-z][\w.-]*)/g,
    )) {
      if (name && name !== 'node' && !NOT_BUNDLED.has(name)) names.add(name)
    }
  }
  return [...names].sort()
}

/** Packages that the server runs or the web app bundles, with their dependencies, ordered by name. */
export function shippedPackages(lock: Lock, bundled: readonly string[]): ShippedPackage[] {
  const own = lock['']
  const roots = [...Object.keys(own?.dependencies ?? {}), ...Object.keys(own?.optionalDependencies ?? {}), ...bundled]
  const waiting = roots.flatMap((name) => resolve(lock, '', name) ?? [])
  const seen = new Set<string>()
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    const from = path
    waiting.push(...neededBy(lock[path] ?? {}).flatMap((name) => resolve(lock, from, name) ?? []))
  }
  return [...seen].map((path) => describe(path, lock[path] ?? {})).sort((one, other) => compare(one, other))
}

const compare = (one: ShippedPackage, other: ShippedPackage) =>
  one.name === other.name ? one.version.localeCompare(other.version) : one.name < other.name ? -1 : 1

function neededBy(entry: LockEntry): string[] {
  const peers = Object.keys(entry.peerDependencies ?? {}).filter(
    (name) => !entry.peerDependenciesMeta?.[name]?.optional,
  )
  return [...Object.keys(entry.dependencies ?? {}), ...Object.keys(entry.optionalDependencies ?? {}), ...peers]
}

/** Finds a package as Node does: in the importer's folder, then in each folder above. */
function resolve(lock: Lock, from: string, name: string): string | null {
  const path = `${from}${from && '/'}node_modules/${name}`
  if (lock[path]) return path
  if (!from) return null
  return resolve(lock, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name)
}

function describe(path: string, entry: LockEntry): ShippedPackage {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  return {
    path,
    name,
    version: entry.version ?? '',
    licence: entry.license ?? UNNAMED[name] ?? '',
    isOptional: entry.optional === true,
  }
}
