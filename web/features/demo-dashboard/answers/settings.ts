import { CHECKLIST, type ChecklistItem } from '#contract/registration.limits.ts'
import { daysLater, momentOf } from '../events/calendar.ts'
import { demoId } from '../label/demo-id.ts'
import { LABEL, LABEL_HOST } from '../label/label.ts'
import { bannerMedia, logoMedia } from '../label/pictures.ts'
import { DEMO_DAYS } from '../label/timetable.ts'
import type { DemoAnswer, DemoWorld } from './demo-answer.ts'

const daysAgo = ({ time }: DemoWorld, days: number): string => momentOf(daysLater(time.today, -days), 11)

export const settings: DemoAnswer<'GET /api/brand/settings'> = (world) => ({
  version: 1,
  description: LABEL.description,
  language: 'de',
  city: LABEL.city,
  shipping: { grossCents: LABEL.shipping.grossCents, note: LABEL.shipping.note },
  claimEvidence: '',
  company: { ...LABEL.company, safety: null, vatState: 'confirmed', vatCheckedAt: daysAgo(world, DEMO_DAYS) },
  closure: null,
  socials: [...LABEL.socials],
  deleteAfter: null,
})

export const domains: DemoAnswer<'GET /api/brand/domains'> = (world) => [
  {
    domain: LABEL_HOST,
    isShared: false,
    provenAt: daysAgo(world, DEMO_DAYS - 2),
    method: 'dns',
    disputedAt: null,
    checkedAt: daysAgo(world, 1),
    token: 'dropdeck-demo',
    methods: ['mail', 'meta', 'dns', 'file'],
  },
]

export const checklist: DemoAnswer<'GET /api/brand/checklist'> = () => ({
  percent: 100,
  items: (Object.keys(CHECKLIST) as ChecklistItem[]).map((item) => ({ item, weight: CHECKLIST[item], isDone: true })),
})

export const review: DemoAnswer<'GET /api/brand/review'> = () => ({
  status: 'approved',
  place: null,
  expectedAt: null,
  statement: null,
})

export const assets: DemoAnswer<'GET /api/brand/assets'> = (world) => ({
  logo: { current: { id: demoId('picture', 101), media: logoMedia(), addedAt: daysAgo(world, 88) }, earlier: [] },
  banner: { current: { id: demoId('picture', 102), media: bannerMedia(), addedAt: daysAgo(world, 40) }, earlier: [] },
})

/** What the owner would download of the brand. */
export const copy: DemoAnswer<'GET /api/brand/copy'> = (world) => ({
  demo: true,
  brand: LABEL.name,
  settings: settings(world, {}),
})
