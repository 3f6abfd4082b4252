import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BrandImport, BrandImportRow } from '#contract/brand-imports.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { damagedFiles } from '../testing/damaged-files.ts'
import { DIALECTS, OTHERS } from '../testing/dialects.ts'
import { zipOf } from '../testing/zip-of.ts'
import { openBrandImport } from './testing/wizard.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const CSV = 'Handle,Title,Variant Price\na,Hoodie,20'
const BOMB = '<!DOCTYPE r [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>\n<rss><item><t>&b;</t></item></rss>'

test.each([
  ['a bomb of zeros', zipOf([{ name: 'a.csv', content: Buffer.alloc(30_000_000) }]), 'entpackt zu groß'],
  ['a false size', zipOf([{ name: 'a.csv', content: Buffer.alloc(3_000_000, CSV), declared: 9 }]), 'entpackt zu groß'],
  ['a name that leads out', zipOf([{ name: '../a.csv', content: CSV }]), 'nicht erlaubt ist: ../a.csv'],
  ['an archive within', zipOf([{ name: 'a.zip', content: zipOf([]) }]), 'nicht erlaubt ist: a.zip'],
  ['an entity bomb', Buffer.from(BOMB), 'Zeile 1: XML mit DOCTYPE'],
  ['an entity bomb in an archive', zipOf([{ name: 'a.xml', content: BOMB }]), 'Zeile 1: XML mit DOCTYPE'],
])('%s is refused with its sentence', async (_name, bytes, sentence) => {
  const { upload } = await openBrandImport(app)
  const { status, body } = await upload(bytes)
  expect([status, body]).toMatchObject([400, { code: 'imports.unreadable' }])
  expect((body as { message: string }).message).toContain(sentence)
})

// Issue 17: none of them is answered by an error of ours, and what is wrong has its row and column.
test('damaged files of each format are checked to the row and the column, or refused', async () => {
  const { desk, upload, read } = await openBrandImport(app)
  for (const [at, dialect] of [...DIALECTS, ...OTHERS].entries()) {
    const file = (await damagedFiles(dialect, at + 1))[at * 2 + 1]
    if (!file || file.expected === 'any') continue
    const { expected, label } = file
    const { status, body } = await upload(file.bytes)
    if ('refused' in expected) {
      expect([label, status]).toEqual([label, 400])
      if (expected.line > 0) expect((body as { message: string }).message).toContain(`Zeile ${expected.line}: `)
      continue
    }
    expect([label, status]).toEqual([label, 200])
    const { id } = body as BrandImport
    if (!('problem' in expected)) continue
    await desk.owner.post(`/api/brand/imports/${id}/check`, {})
    await app.jobsDone()
    const checked = await read(id)
    const { rows } = (await desk.owner.get(`/api/brand/imports/${id}/rows`)).body as { rows: BrandImportRow[] }
    const problems = [...checked.problems, ...rows.flatMap((row) => row.problems)]
    const found = problems.map(({ key, line, column, value }) => [key, line, column, value])
    expect([label, checked.state, found]).toEqual([label, 'checked', expect.arrayContaining([[...expected.problem]])])
  }
})
