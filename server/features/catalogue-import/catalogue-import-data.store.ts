import { sql } from 'drizzle-orm'
import { inOneBatch, momentText, type PersonalData } from '#server/platform/data/personal-data.ts'

const imports: PersonalData = {
  name: 'productImports',
  title: { de: 'Importe von Produkten', en: 'Imports of products' },
  purpose: {
    de: 'Damit dein Team sieht, wer welche Datei hochgeladen hat. Nach 30 Tagen gelöscht.',
    en: 'So that your team sees who uploaded which file. Deleted after 30 days.',
  },
  fields: {
    brandId: { de: 'Nummer der Marke', en: 'Brand number' },
    fileName: { de: 'Datei', en: 'File' },
    state: { de: 'Stand', en: 'State' },
    createdAt: { de: 'Hochgeladen', en: 'Uploaded' },
    finishedAt: { de: 'Fertig', en: 'Finished' },
  },
  exports: { import_batches: ['brand_id', 'file_name', 'state', 'created_at', 'finished_at'] },
  withholds: {
    'import_batches.file_key': 'where the file of the brand is stored',
    'import_batches.feed_id': 'the feed of the brand from which it came',
    'import_batches.feed_run_id': 'the feed of the brand from which it came',
    'import_batches.version': 'counts changes of the row',
    'import_batches.facts': 'what the file of the brand contains',
    'import_batches.mapping': 'how columns of the file of the brand are read',
    'import_batches.options': 'how the file of the brand is imported',
    'import_batches.total': 'progress of a job',
    'import_batches.done': 'progress of a job',
    'import_batches.tries': 'progress of a job',
    'import_batches.is_trying': 'progress of a job',
    'import_batches.failure': 'why a job ended',
    'import_batches.touched_at': 'progress of a job',
  },
  rows: inOneBatch(
    ({ userId }) => sql`select brand_id as "brandId", file_name as "fileName", state,
          ${momentText(sql`created_at`)} as "createdAt", ${momentText(sql`finished_at`)} as "finishedAt"
        from import_batches i where created_by = ${userId} order by i.created_at, i.id`,
  ),
}

const feeds: PersonalData = {
  name: 'productFeeds',
  title: { de: 'Feeds von Produkten', en: 'Feeds of products' },
  purpose: {
    de: 'Damit Läufe eines Feeds in deinem Namen geschehen, solange du zum Team gehörst.',
    en: 'So that runs of a feed happen in your name, as long as you are in the team.',
  },
  fields: {
    brandId: { de: 'Nummer der Marke', en: 'Brand number' },
    address: { de: 'Adresse', en: 'Address' },
    state: { de: 'Stand', en: 'State' },
    createdAt: { de: 'Angelegt', en: 'Created' },
  },
  exports: { product_feeds: ['brand_id', 'address', 'state', 'created_at'] },
  withholds: {
    'product_feeds.username': 'login of the brand at its own shop',
    'product_feeds.password': 'login of the brand at its own shop',
    'product_feeds.every_hours': 'how the feed of the brand runs',
    'product_feeds.version': 'counts changes of the row',
    'product_feeds.etag': 'what the feed of the brand contains',
    'product_feeds.last_modified': 'what the feed of the brand contains',
    'product_feeds.content_hash': 'what the feed of the brand contains',
    'product_feeds.mapping': 'how columns of the feed of the brand are read',
    'product_feeds.options': 'how the feed of the brand is imported',
    'product_feeds.next_run_at': 'progress of a job',
    'product_feeds.failures': 'progress of a job',
  },
  rows: inOneBatch(
    ({ userId }) => sql`select brand_id as "brandId", address, state, ${momentText(sql`created_at`)} as "createdAt"
        from product_feeds f where created_by = ${userId} order by f.created_at, f.id`,
  ),
}

/** Stored data of a user about imports. */
export const catalogueImportData: readonly PersonalData[] = [imports, feeds]
