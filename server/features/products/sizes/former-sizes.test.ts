// Databases from before variants: migration 0009 reads their sizes like an import.
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PRODUCT_TYPES } from '#contract/vocabulary.ts'
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'
import { readSize } from './read-size.ts'

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url))
const WRITTEN = [
  ...['S', 'xl', ' M ', '3XL', 'Medium', '2XL', 'S/M', 'm - l'],
  ...['One Size', 'OS', 'Einheitsgröße', 'default title'],
  ...['W32', 'w 30', 'W32/L34', '32/34', '31x32', '32', '24', '33', '34', '46'],
  ...['42', '42,5', '42 2/3', '9', '9.5', 'EU 42', '42 EU', 'US9.5', 'UK 8', 'EUR 40,5', '36-38', '40/41', 'EU 36-38'],
  ...['big', '128/134', 'A4', ''],
]

let database: TestDatabase
let client: pg.Client

const statementsOf = async (file: string) =>
  (await readFile(`${MIGRATIONS}/${file}`, 'utf8')).split('--> statement-breakpoint')

async function migrate(files: readonly string[]): Promise<void> {
  for (const file of files) for (const statement of await statementsOf(file)) await client.query(statement)
}

beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query('drop schema public cascade; create schema public')
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

test('sizes of older products are read like those of an import', async () => {
  const files = (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql')).sort()
  const at = files.findIndex((file) => file.startsWith('0009'))
  await migrate(files.slice(0, at))
  await client.query(`insert into brands (slug, name) values ('b', 'B')`)
  await client.query(
    `insert into products (brand_id, external_id, name, description_de, description_en, gender, product_type, price_cents, sizes)
     select b.id, t.type, 'P', '', '', 'unisex', t.type, 1000, $1 from brands b, unnest($2::text[]) t(type)`,
    [WRITTEN, [...PRODUCT_TYPES]],
  )
  await migrate(files.slice(at, at + 1))
  const { rows } = await client.query<{ type: string; system: string | null; size: string }>(
    `select p.product_type as type, v.size_system as system, v.size
     from product_variants v join products p on p.id = v.product_id order by p.product_type, v.position`,
  )
  const wanted = [...PRODUCT_TYPES]
    .sort()
    .flatMap((type) => WRITTEN.map((written) => ({ type, ...readSize(written, type) })))
  expect(rows).toEqual(wanted)
})
