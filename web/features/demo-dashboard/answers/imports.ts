import type { BrandFeed, BrandFeedRun } from '#contract/brand-feeds.ts'
import type { BrandImport, BrandImportRow, ImportBrief } from '#contract/brand-imports.ts'
import { daysLater, momentOf } from '../events/calendar.ts'
import { demoId } from '../label/demo-id.ts'
import { LABEL_HOST } from '../label/label.ts'
import { PRODUCTS } from '../label/products.ts'
import { skuOf } from '../label/sizes.ts'
import type { DemoAnswer, DemoWorld } from './demo-answer.ts'
import { unknown } from './refusals.ts'

const IMPORT = { id: demoId('import', 1), fileName: 'herbst-nachschub.csv', created: 4, updated: 9 } as const
const FEED = demoId('feed', 1)
const RUNS = 6
const FEED_HOURS = 6

function briefOf({ time }: DemoWorld): ImportBrief {
  const total = IMPORT.created + IMPORT.updated
  return {
    id: IMPORT.id,
    fileName: IMPORT.fileName,
    feedId: null,
    state: 'done',
    createdAt: momentOf(daysLater(time.today, -1), 8, 31),
    createdBy: 'tarek.wulf',
    finishedAt: momentOf(daysLater(time.today, -1), 8, 39),
    format: 'dropdeck',
    progress: { done: total, total },
    counts: { create: IMPORT.created, update: IMPORT.updated },
    undoUntil: null,
    failure: null,
  }
}

export const imports: DemoAnswer<'GET /api/brand/imports'> = (world) => [briefOf(world)]

function requireImport(id: string, { language }: DemoWorld): void {
  if (id !== IMPORT.id) throw unknown(language)
}

export const oneImport: DemoAnswer<'GET /api/brand/imports/{id}'> = (world, { params }) => {
  requireImport(params.id, world)
  const products = IMPORT.created + IMPORT.updated
  return {
    ...briefOf(world),
    version: 1,
    medium: { kind: 'csv', encoding: 'utf-8', delimiter: ';' },
    files: [],
    rows: products,
    products,
    columns: [
      {
        name: 'name',
        isUsed: true,
        examples: rowsOf(world)
          .slice(0, 2)
          .map(({ name }) => name),
      },
      { name: 'price', isUsed: true, examples: ['34,90', '89,90'] },
    ],
    preview: rowsOf(world)
      .slice(0, 3)
      .map(({ name }) => [name, '89,90']),
    mapping: null,
    options: OPTIONS,
    problems: [],
    groups: [],
    missing: [],
    published: IMPORT.created,
    canContinue: false,
    isAutomatic: false,
  }
}

const OPTIONS: BrandImport['options'] = {
  mode: 'update',
  arrival: 'review',
  isAllOrNothing: false,
  priceKind: 'gross',
  language: 'de',
  shopAddress: null,
  defaults: { gender: null, productType: null, fibres: [], care: '', originCountry: null, safety: null },
}

function rowsOf(_world: DemoWorld): BrandImportRow[] {
  return PRODUCTS.slice(0, IMPORT.created + IMPORT.updated).map(({ id, no, piece }) => ({
    place: no,
    line: no + 2,
    externalId: skuOf(piece, no),
    name: piece.name,
    action: no < IMPORT.created ? 'create' : 'update',
    productId: id,
    problems: [],
    missing: [],
  }))
}

export const importRows: DemoAnswer<'GET /api/brand/imports/{id}/rows'> = (world, { params, query = {} }) => {
  requireImport(params.id, world)
  const isWanted = ({ action }: BrandImportRow) => !query.action || action === query.action
  return { rows: query.problem || query.missing ? [] : rowsOf(world).filter(isWanted), next: null }
}

export const importErrors: DemoAnswer<'GET /api/brand/imports/{id}/errors.csv'> = (world, { params }) => {
  requireImport(params.id, world)
  return '\uFEFFline;problem'
}

/** The columns that our own table begins with, and one product. */
export const template: DemoAnswer<'GET /api/brand/imports/template'> = (_world, { query = {} }) =>
  `\uFEFF${query.language === 'en' ? 'name;price;type;link' : 'name;preis;typ;link'}\r\nKai Hoodie;89,90;tops;https://${LABEL_HOST}/products/kai-hoodie`

function feedOf({ time }: DemoWorld): BrandFeed {
  return {
    id: FEED,
    version: 1,
    address: `https://${LABEL_HOST}/feed.xml`,
    username: '',
    hasPassword: false,
    everyHours: FEED_HOURS,
    state: 'active',
    failure: null,
    nextRunAt: momentOf(daysLater(time.today, 1), 4),
    lastRunAt: momentOf(time.today, 0, 4),
    products: 22,
    isRunning: false,
    setupImportId: null,
    question: null,
  }
}

export const feeds: DemoAnswer<'GET /api/brand/feeds'> = (world) => ({ feeds: [feedOf(world)], hours: [24, 6] })

export const feed: DemoAnswer<'GET /api/brand/feeds/{id}'> = (world, { params }) => {
  if (params.id !== FEED) throw unknown(world.language)
  return { ...feedOf(world), runs: Array.from({ length: RUNS }, (_, no) => runOf(world, no)) }
}

/** The runs of the last days: some change a price or the stock, most of them nothing. */
function runOf({ time }: DemoWorld, no: number): BrandFeedRun {
  const day = daysLater(time.today, -Math.floor(no / 2))
  const hour = no % 2 === 0 ? 0 : -6
  const updated = [0, 3, 0, 1, 7, 0][no] ?? 0
  return {
    id: demoId('run', no + 1),
    startedAt: momentOf(day, hour, 4),
    finishedAt: momentOf(day, hour, 5),
    outcome: updated > 0 ? 'imported' : 'same',
    failure: null,
    counts: { created: 0, updated, paused: 0, failed: 0 },
    importId: null,
  }
}
