import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import { rowsOf, timestamptz } from '#server/platform/data/database.ts'
import { openTestApp } from '#server/testing/test-world.ts'
import { type ImportOptions, importCatalogue } from '../import.service.ts'

interface Saved {
  readonly id: string
  readonly status: string
  readonly images: readonly { readonly id: string; readonly master: string; readonly position: number }[]
  readonly sales: readonly { readonly percent: number; readonly isImported: boolean; readonly isOver: boolean }[]
}

/** A folder with one picture for each of these names, removed after the test. */
export async function photographs(...names: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'photographs-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [at, name] of names.entries()) {
    const background = { r: at % 256, g: 120, b: 80 }
    await sharp({ create: { width: 300, height: 400, channels: 3, background } })
      .jpeg()
      .toFile(join(folder, name))
  }
  return folder
}

/** A server, and imports into its brand `Nord`. */
export async function openImports() {
  const app = await openTestApp()
  return {
    app,
    importCsv: (lines: readonly string[], options: Partial<ImportOptions> = {}) =>
      importCatalogue(app.world, {
        bytes: Buffer.from(lines.join('\n')),
        brand: 'Nord',
        baseUrl: null,
        imagesFolder: null,
        ...options,
      }),
    /** The stored product with this handle. */
    async saved(handle: string): Promise<Saved> {
      const [row] = await rowsOf<Saved>(
        app.world.db,
        sql`select id, status,
              (select coalesce(json_agg(json_build_object('id', i.id, 'master', i.master, 'position', i.position)
                order by i.position), '[]') from product_images i where i.product_id = p.id) as images,
              (select coalesce(json_agg(json_build_object('percent', s.percent, 'isImported', s.is_imported,
                'isOver', s.ends_at <= ${timestamptz(app.world.now())}) order by s.starts_at), '[]')
                from sales s join sale_products l on l.sale_id = s.id where l.product_id = p.id) as sales
            from products p where external_id = ${handle}`,
      )
      if (!row) throw new Error(`${handle} was not saved`)
      return row
    },
  }
}
