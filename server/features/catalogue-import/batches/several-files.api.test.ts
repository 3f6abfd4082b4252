import { afterAll, beforeAll, expect, test } from 'vitest'
import { IMPORT_LIMITS } from '#contract/import.limits.ts'
import { openTestApp, type TestApp } from '#server/testing/test-world.ts'
import { zipOf } from '../testing/zip-of.ts'
import { openBrandImport, shopify } from './testing/wizard.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const open = (options = {}) => openBrandImport(app, options)

const PRICES =
  'Produktnummer;Name;Typ;Geschlecht;Preis;Größe\nhafen;;;;69,90;\nkai;;;;viel;\nsee;Hoodie See;Oberteile;Herren;39,90;M'
const archive = (files: Readonly<Record<string, string>>) =>
  zipOf(Object.entries(files).map(([name, content]) => ({ name, content })))

test('several files of different programs are one import, whose problems name the file', async () => {
  const { check, commit, products, desk } = await open()
  const files = {
    'shop.csv': shopify({}, { size: 'L' }, { handle: 'kai', title: 'Hoodie Kai', price: 'x' }),
    'preise.csv': PRICES,
  }
  const checked = await check(archive(files))
  expect(checked).toMatchObject({ format: 'mixed', rows: 6, products: 3, counts: { create: 2, error: 1 } })
  expect(checked.files.map(({ name, format, products: count }) => [name, format, count])).toEqual([
    ['shop.csv', 'shopify-classic', 2],
    ['preise.csv', 'dropdeck', 3],
  ])
  const { rows } = (await desk.owner.get(`/api/brand/imports/${checked.id}/rows?action=error`)).body as {
    rows: { line: number; problems: { key: string; file: string; line: number }[] }[]
  }
  const places = rows[0]?.problems.filter(({ key }) => key === 'priceInvalid').map(({ file, line }) => [file, line])
  expect([rows[0]?.line, places]).toEqual([
    0,
    [
      ['shop.csv', 4],
      ['preise.csv', 3],
    ],
  ])
  const faulty = async (file: string) =>
    (await desk.owner.get(`/api/brand/imports/${checked.id}/errors.csv?file=${file}`)).text.trim().split('\r\n')
  const [head, ...lines] = await faulty('preise.csv')
  expect(head).toBe('Produktnummer;Name;Typ;Geschlecht;Preis;Größe;Problem')
  expect(lines.map((line) => line.slice(0, 12))).toEqual(['kai;;;;viel;'])
  expect((await faulty('shop.csv')).slice(1)).toHaveLength(1)

  expect(await commit(checked)).toMatchObject({ state: 'done', counts: { create: 2, error: 1 } })
  const made = await products()
  expect(made.map(({ form }) => [form.name, form.priceGrossCents, form.gender, form.variants.length])).toEqual([
    ['Hoodie Hafen', 6990, 'unisex', 2],
    ['Hoodie See', 3990, 'men', 1],
  ])
  expect(await commit(await check(archive(files)))).toMatchObject({ counts: { same: 2, error: 1 } })
})

test('columns that are assigned by hand are those of the file that is not known', async () => {
  const { upload, configure, desk, read } = await open()
  const own = 'Nr;Was;Kostet\nhafen;Hoodie Hafen neu;49,90'
  const found = (await upload(archive({ 'shop.csv': shopify({}), 'eigen.csv': own }))).body as Awaited<
    ReturnType<typeof read>
  >
  expect(found).toMatchObject({ format: 'unknown', columns: [{ name: 'Nr' }, { name: 'Was' }, { name: 'Kostet' }] })
  expect((await configure(found, {}, { Nr: 'id', Was: 'name', Kostet: 'price' })).status).toBe(200)
  await desk.owner.post(`/api/brand/imports/${found.id}/check`, {})
  await app.jobsDone()
  expect(await read(found.id)).toMatchObject({ state: 'checked', counts: { create: 1 } })
})

test('too many files, and one that is damaged, are refused with a sentence', async () => {
  const { upload } = await open()
  const messageOf = async (files: Readonly<Record<string, string>>) => {
    const { status, body } = await upload(archive(files))
    return [status, (body as { message: string }).message]
  }
  const many = Array.from({ length: IMPORT_LIMITS.files + 1 }, (_, at): [string, string] => [`${at}.csv`, shopify({})])
  expect(await messageOf(Object.fromEntries(many))).toEqual([400, expect.stringContaining('es sind 11')])
  expect(await messageOf({ 'a.csv': shopify({}), 'b.csv': 'a,b\n1,"offen' })).toEqual([
    400,
    expect.stringMatching(/b\.csv, Zeile 2: Ein Anführungszeichen/),
  ])
})
