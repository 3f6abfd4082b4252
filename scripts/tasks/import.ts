import { readFile, stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { UnreadableFile } from '#server/features/catalogue-import/csv-text.ts'
import { type ImportReport, importShopify } from '#server/features/catalogue-import/import.service.ts'
import { isShopAddress } from '#server/features/catalogue-import/shop-address.ts'
import { UnknownFormat } from '#server/features/catalogue-import/shopify-rows.ts'
import { ConfigurationError, readConfig } from '#server/platform/config/config.ts'
import { createClosers, openWorld } from '#server/world.ts'

const USAGE = `Usage: npm run import -- FILE --brand "Name" [--base-url https://shop.example] [--images DIR]

  FILE         a Shopify product CSV (classic or new template)
  --brand      the brand that the products belong to; created when it does not exist
  --base-url   address of the shop; product links are BASE/products/HANDLE
  --images     folder with photographs named like the handle or like the shop's own picture;
               a product without a picture stays a draft`

/** Product 4: import limits. */
const MOST_BYTES = 20_000_000

class UsageError extends Error {}

/** An error of the file system, such as a missing file: its message is enough for the caller. */
const isFileTrouble = (error: unknown): boolean => error instanceof Error && 'syscall' in error

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { brand: { type: 'string' }, 'base-url': { type: 'string' }, images: { type: 'string' } },
  })
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

function print(report: ImportReport): void {
  for (const { line, handle, level, message } of report.findings) {
    console.log(`${level.padEnd(7)}  line ${String(line).padStart(4)}  ${handle || '–'}: ${message}`)
  }
  if (report.ignoredColumns.length > 0) console.log(`\nColumns not used: ${report.ignoredColumns.join(', ')}`)
  console.log(
    `\n${report.rows} rows (${report.dialect} dialect), ${report.products} products: ${report.created} created, ` +
      `${report.updated} updated, ${report.drafts} drafts, ${report.withPicture} with a picture.`,
  )
}

async function run(): Promise<void> {
  const options = readArguments()
  const { size } = await stat(options.file)
  if (size > MOST_BYTES) throw new UsageError('The file is larger than 20 MB.')
  const bytes = await readFile(options.file)
  const closers = createClosers()
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env })
  try {
    const { world } = await openWorld(config, (step) => console.log(`… ${step}`), closers)
    print(await importShopify(world, { ...options, bytes }))
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
