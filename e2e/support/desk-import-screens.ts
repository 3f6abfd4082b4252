import type { Page } from 'playwright-core'
import { PATHS } from '#web/paths.ts'
import { answering, desk, press, text } from './desk-screen.ts'
import type { Screen } from './screen.ts'

const HEADERS = 'Handle,Title,Body (HTML),Type,Tags,Option1 Name,Option1 Value,Variant SKU,Variant Price'
const LINES = Array.from(
  { length: 40 },
  (_, at) =>
    `hoodie-${at},Kapuzenpullover Nachtschicht ${at},Schwerer Hoodie mit weitem Schnitt.,Hoodies,unisex,Size,M,N-${at},${at % 9 === 0 ? 'auf Anfrage' : '79.90'}`,
)
const SHOPIFY = [HEADERS, ...LINES].join('\n')
const OWN = 'Bezeichnung;Betrag in Euro;Farbton;Sonstiges\nHoodie Kai;79,90;schwarz;neu\nHoodie See;59,90;blau;alt'

async function open(page: Page, content: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({
    name: 'products_export_nachtschicht_november.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(content),
  })
  await text(page, /^(Die ersten Zeilen|The first rows)$/)
}

const toColumns = async (page: Page) => {
  await press(page, /^(Weiter|Continue)$/)
  await text(page, /^(Einmal für diesen Import|Once for this import)$/)
}

const check = async (page: Page) => {
  await open(page, SHOPIFY)
  await toColumns(page)
  await press(page, /^(Probelauf starten|Start the dry run)$/)
  await text(page, /^(Das würde passieren|This would happen)$/)
  await page.locator('main li').nth(8).waitFor()
}

const path = PATHS.importProducts

/** The import of products, step by step. */
export const DESK_IMPORTS: readonly Screen[] = [
  desk({ name: 'import', path, ready: (page) => text(page, /^(Noch keine Importe|No imports yet)/) }),
  desk({
    name: 'import-failed',
    path,
    ...answering('**/api/brand/imports', 'failed'),
    ready: (page) => page.getByRole('button', { name: /^(Erneut versuchen|Try again)/ }).waitFor(),
  }),
  desk({ name: 'import-found', path, ready: (page) => open(page, SHOPIFY) }),
  desk({
    name: 'import-columns',
    path,
    ready: async (page) => {
      await open(page, OWN)
      await toColumns(page)
      await press(page, /^(Faser hinzufügen|Add a fibre)$/)
    },
  }),
  desk({ name: 'import-checked', path, ready: check }),
  desk({
    name: 'import-several',
    path,
    ready: async (page) => {
      const file = (name: string, content: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
      const damaged = `${SHOPIFY}\n,Ohne Schlüssel,,,,,,,`
      await page
        .locator('input[type=file]')
        .setInputFiles([file('products_export_nachtschicht_november.csv', damaged), file('preise.csv', OWN)])
      await text(page, /^(Dateien|Files)$/)
    },
  }),
  desk({
    name: 'import-nothing',
    path,
    ready: async (page) => {
      await open(page, `${HEADERS}\n,Ohne Schlüssel,,,,,,,\nhoodie,Hoodie,,Hoodies,,Size,M,N-1,auf Anfrage`)
      await toColumns(page)
      await press(page, /^(Probelauf starten|Start the dry run)$/)
      await text(page, /^(Hinweise zur Datei|Notes on the file)$/)
    },
  }),
  desk({
    name: 'import-done',
    path,
    ready: async (page) => {
      await check(page)
      await press(page, /^(\d+ Produkte übernehmen|Import \d+ products)$/)
      await text(page, /^(Übernommen|Imported)$/)
      await page.locator('main li').nth(8).waitFor()
    },
  }),
]
