import sharp from 'sharp'
import { multipartOf } from '../multipart.ts'
import { type ActWorld, type AdminActs, REASON } from './admin-act.ts'

async function picture() {
  const create = { width: 720, height: 720, channels: 3, background: '#333' } as const
  return multipartOf({ bytes: await sharp({ create }).png().toBuffer() })
}

async function addedBackground({ admin }: ActWorld): Promise<string> {
  const { body } = await admin.post('/api/admin/backgrounds?name=Beton', undefined, await picture())
  return body.id
}

const FIGURE = { value: 120, suffix: '+', source: 'Zählung der Datenbank', asOf: '2026-01-01' }
const WORDS = { title: 'Rücksendung', words: '', text: 'Im Shop der Marke.' }
const ARTICLE = { group: 'app', place: 1, isPublished: true, de: WORDS, en: WORDS, version: 0 }
const RULE = { kind: 'contains', pattern: 'kasino', action: 'mask', note: '', isOn: true }

async function addedRule({ admin }: ActWorld): Promise<string> {
  return (await admin.post('/api/admin/message-filters', RULE)).body.id
}

async function addedGroup({ admin }: ActWorld, words: readonly string[]): Promise<string> {
  return (await admin.post('/api/admin/synonyms', { words })).body.id
}

/** What staff do with content. */
export const CONTENT_ACTS: AdminActs = {
  'PUT /api/admin/mail-texts/{kind}/{language}': async () => ({
    params: { kind: 'team-invite', language: 'de' },
    body: { subject: '', intro: 'Schön, dass du dabei bist.', closing: '', version: 0 },
    target: 'team-invite de',
  }),
  'POST /api/admin/mail-texts/{kind}/{language}/reset': async ({ admin }) => {
    const body = { subject: '', intro: 'Hallo {name}.', closing: '', version: 0 }
    await admin.put('/api/admin/mail-texts/google-linked/de', body)
    return {
      ...{ params: { kind: 'google-linked', language: 'de' }, body: { version: 1, reason: REASON } },
      target: 'google-linked de',
    }
  },
  'POST /api/admin/mail-texts/{kind}/{language}/test': async () => ({
    params: { kind: 'code-verify', language: 'en' },
    body: { subject: '', intro: '', closing: '' },
    target: 'code-verify en',
  }),
  'POST /api/admin/synonyms': async () => ({ body: { words: ['kapu', 'hoodie'] } }),
  'PUT /api/admin/synonyms/{id}': async (world) => {
    const id = await addedGroup(world, ['schlappen', 'sandalen'])
    return { params: { id }, body: { words: ['schlappen', 'badelatschen'], version: 1 }, target: id }
  },
  'POST /api/admin/synonyms/{id}/remove': async (world) => {
    const id = await addedGroup(world, ['buxe', 'hose'])
    return { params: { id }, body: { version: 1, reason: REASON }, target: id }
  },
  'POST /api/admin/backgrounds': async () => ({ query: '?name=Asphalt', ...(await picture()) }),
  'PUT /api/admin/backgrounds/{id}/active': async (world) => {
    const id = await addedBackground(world)
    return { params: { id }, body: { isActive: true, version: 1 }, target: id }
  },
  'PUT /api/admin/backgrounds/{id}/schedule': async (world) => {
    const id = await addedBackground(world)
    const schedule = { from: '2090-01-01T00:00:00Z', until: '2090-01-02T00:00:00Z' }
    return { params: { id }, body: { schedule, version: 1 }, target: id }
  },
  'POST /api/admin/backgrounds/{id}/remove': async (world) => {
    const id = await addedBackground(world)
    return { params: { id }, body: { reason: REASON }, target: id }
  },
  'PUT /api/admin/landing-figures/{name}': async () => ({
    params: { name: 'brands' },
    body: { ...FIGURE, version: 0 },
  }),
  'POST /api/admin/landing-figures/{name}/confirmation': async ({ admin }) => {
    await admin.put('/api/admin/landing-figures/users', { ...FIGURE, version: 0 })
    return { params: { name: 'users' }, body: { isConfirmed: true, version: 1 } }
  },
  'PUT /api/admin/help/{id}': async () => ({ params: { id: 'returns' }, body: ARTICLE, target: 'returns' }),
  'POST /api/admin/help/{id}/remove': async ({ admin }) => {
    await admin.put('/api/admin/help/vouchers', ARTICLE)
    return { params: { id: 'vouchers' }, body: { reason: REASON }, target: 'vouchers' }
  },
  'POST /api/admin/message-filters': async () => ({ body: RULE }),
  'PUT /api/admin/message-filters/{id}': async (world) => {
    const id = await addedRule(world)
    return { params: { id }, body: { ...RULE, action: 'warn', version: 1 }, target: id }
  },
  'POST /api/admin/message-filters/{id}/remove': async (world) => {
    const id = await addedRule(world)
    return { params: { id }, body: { reason: REASON }, target: id }
  },
}
