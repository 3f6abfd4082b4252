import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { THIRD_PARTY } from '#web/features/legal/third-party.ts'
import { everythingShipped } from './everything-shipped.ts'
import { licenceList } from './licence-list.ts'
import { noticeOf, noticesText } from './licence-texts.ts'
import { OWN_FONTS } from './own-fonts.ts'
import { type Lock, shippedPackages } from './shipped-packages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'notices-'))
afterAll(() => rmSync(folder, { recursive: true }))

const shipped = everythingShipped(root)

test('the page lists exactly what the lockfile ships (else: npm run notices)', () => {
  expect(THIRD_PARTY.map(({ licence, packages }) => ({ licence, packages: packages.split(', ') }))).toEqual(
    licenceList(shipped),
  )
})

test('every shipped package has a notice with a licence text', () => {
  const text = noticesText(root, shipped)
  for (const part of [
    'react 19',
    'fastify 5',
    'SIL OPEN FONT LICENSE',
    'PostgreSQL Global Development Group',
    'Oswald (OFL-1.1)',
    'The Oswald Project',
    'Roboto Slab (Apache-2.0)',
  ]) {
    expect(text).toContain(part)
  }
  expect(text).toContain('Node.js is licensed for use as follows')
  expect(shipped.filter(({ licence }) => licence === '')).toEqual([])
  const headed = shipped.filter(({ name, version }) => text.includes(`\n${`${name} ${version}`.trim()} (`))
  expect(shipped.filter((one) => !headed.includes(one)).every(({ isOptional }) => isOptional)).toBe(true)
})

test('indirect dependencies of production are listed, development packages are not', () => {
  const planted: Lock = {
    '': { dependencies: { shop: '1.0.0' } },
    'node_modules/shop': { version: '1.0.0', license: 'MIT', dependencies: { cart: '2.0.0' } },
    'node_modules/shop/node_modules/cart': { version: '2.0.0', license: 'ISC', peerDependencies: { coin: '3.0.0' } },
    'node_modules/cart': { version: '1.0.0', license: 'MIT' },
    'node_modules/coin': { version: '3.0.0', license: '0BSD' },
    'node_modules/linter': { version: '4.0.0', license: 'MIT' },
  }
  expect(shippedPackages(planted, []).map(({ name, version }) => `${name} ${version}`)).toEqual([
    'cart 2.0.0',
    'coin 3.0.0',
    'shop 1.0.0',
  ])
  expect(licenceList(shippedPackages(planted, ['linter'])).at(0)).toEqual({
    licence: 'MIT',
    packages: ['linter 4.0.0', 'shop 1.0.0'],
  })
})

test('every font file of a shop is listed', () => {
  const files = readdirSync(join(root, 'web/features/brands/theme/fonts'))
  const families = files.filter((file) => file.endsWith('-latin.woff2')).map((file) => file.replace('-latin.woff2', ''))
  expect(OWN_FONTS.map(({ path }) => path)).toEqual(
    families.map((family) => `web/features/brands/theme/fonts/${family}.LICENSE.txt`),
  )
})

test('a package without a licence file needs a text of ours', () => {
  mkdirSync(join(folder, 'bare'))
  writeFileSync(join(folder, 'bare/package.json'), JSON.stringify({ name: 'bare', author: 'Ada' }))
  const bare = { path: 'bare', name: 'bare', version: '1.0.0', isOptional: false }
  expect(noticeOf(folder, { ...bare, licence: 'MIT' })).toContain('Copyright (c) Ada\n\nMIT License')
  expect(() => noticeOf(folder, { ...bare, licence: 'EUPL-1.2' })).toThrow('bare (EUPL-1.2) has no licence file')
})
