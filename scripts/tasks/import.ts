import { readFile, stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { IMPORT_LIMITS } from '#contract/import.limits.ts'
import { importSentence, levelOf } from '#contract/import-problems.ts'
import { LANGUAGES } from '#contract/vocabulary.ts'
import type { Medium } from '#server/features/catalogue-import/files/read-source.ts'
import { UnreadableFile } from '#server/features/catalogue-import/files/unreadable-file.ts'
import { tableTemplate } from '#server/features/catalogue-import/formats/own-table.ts'
import {
  type ImportReport,
  importCatalogue,
  UnknownFormat,
} from '#server/features/catalogue-import/saving/import.service.ts'
import { isShopAddress } from '#server/features/catalogue-import/saving/shop-address.ts'
import { ConfigurationError, readConfig } from '#server/platform/config/config.ts'
import { createClosers, openWorld } from '#server/world.ts'

const USAGE = `Usage: npm run import -- FILE --brand "Name" [--base-url https://shop.example] [--images DIR]
       npm run import -- --template de|en > FILE

  FILE         products as a shop exports them, recognised by content: Shopify (classic or new template),
               WooCommerce (English or German), Google Merchant (XML or TSV), Shopware 5, products.json, or our
               own table; as CSV, TSV, XLSX, XML or JSON, or in a ZIP with pictures
  --brand      the brand that the products belong to; created when it does not exist
  --base-url   address of the shop; links are made from it where the file has none
  --images     folder with photographs named like the product's key or like the shop's own picture;
               a product without a picture stays a draft
  --template   prints our own table with two example rows`

class UsageError extends Error {}

/** An error of the file system, such as a missing file: its message is enough for the caller. */
const isFileTrouble = (error: unknown): boolean => error instanceof Error && 'syscall' in error

function readArguments() {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { brand: text, 'base-url': text, images: text, template: text },
  })
  if (values.template !== undefined) {
    const language = LANGUAGES.find((one) => one === values.template)
    if (!language) throw new UsageError('--template needs de or en.')
    return { template: language }
  }
  const [file] = positionals
  const brand = values.brand?.trim()
  if (!file || positionals.length > 1) throw new UsageError('Name exactly one file.')
  if (!brand || !/[\p{L}\p{N}]/u.test(brand) || brand.length > 60)
    throw new UsageError('--brand needs a name of 1 to 60 characters.')
  const baseUrl = values['base-url']?.replace(/\/+$/, '') ?? null
  if (baseUrl !== null && !isShopAddress(baseUrl)) {
    throw new UsageError('--base-url must be an address that starts with https://, without password, "?" and "#".')
  }
  return { file, brand, baseUrl, imagesFolder: values.images ?? null }
}

const DELIMITER_NAMES = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const

function mediumName(medium: Medium): string {
  if (medium.kind === 'xlsx') return 'XLSX'
  const delimiter = medium.kind === 'csv' ? `, ${DELIMITER_NAMES[medium.delimiter]}` : ''
  return `${medium.kind.toUpperCase()}, ${medium.encoding}${delimiter}`
}

function print(report: ImportReport): void {
  for (const problem of report.problems) {
    const { line, product, column, value } = problem
    const at = `${levelOf(problem).padEnd(7)}  line ${String(line).padStart(4)}  ${product || '–'}`
    const cell = column === '' ? '' : ` [${column}: ${value.replaceAll(/\s+/g, ' ').slice(0, 60)}]`
    console.log(`${at}: ${importSentence(problem, 'en')}${cell}`)
  }
  if (report.ignored.length > 0) console.log(`\nColumns not used: ${report.ignored.join(', ')}`)
  console.log(
    `\n${report.rows} rows (${report.format}; ${mediumName(report.medium)}), ${report.products} products: ` +
      `${report.created} created, ${report.updated} updated, ${report.drafts} drafts, ` +
      `${report.withPicture} with a picture.`,
  )
}

async function run(): Promise<void> {
  const options = readArguments()
  if (options.template !== undefined) {
    process.stdout.write(tableTemplate(options.template))
    return
  }
  const { size } = await stat(options.file)
  if (size > IMPORT_LIMITS.archiveBytes) throw new UsageError('The file is larger than 100 MB.')
  const bytes = await readFile(options.file)
  const closers = createClosers()
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env })
  try {
    const { world } = await openWorld(config, (step) => console.log(`… ${step}`), closers)
    print(await importCatalogue(world, { ...options, bytes }))
  } finally {
    await closers.run()
  }
}

try {
  await run()
} catch (error) {
  const plain = error instanceof UnknownFormat || error instanceof UnreadableFile || error instanceof ConfigurationError
  if (error instanceof UsageError || (error instanceof TypeError && 'code' in error))
    console.error(`${error.message}\n\n${USAGE}`)
  else if (plain || isFileTrouble(error)) console.error((error as Error).message)
  else throw error
  process.exitCode = 1
}
