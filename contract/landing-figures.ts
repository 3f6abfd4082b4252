import { z } from 'zod'
import { defineContract, type Output } from './endpoint.ts'
import { FIGURE, FIGURE_SUFFIXES, LANDING_FIGURES } from './landing-figures.limits.ts'
import { Id, line, Ok } from './schemas.ts'

const tag = 'content'
const read = { access: 'staff', staffRight: 'read', tag } as const
const write = { access: 'staff', staffRight: 'content', tag } as const

const name = z.enum(LANDING_FIGURES)
const Time = z.iso.datetime()
const shown = {
  value: z.int().min(0),
  suffix: z.string(),
  /** Where it comes from, and of which day; null: not stated. */
  source: z.string().nullable(),
  asOf: z.iso.date().nullable(),
}

const FigureVersion = z.object({
  ...shown,
  /** 0: as the configuration says. */
  version: z.int().min(0),
  isConfirmed: z.boolean(),
  /** Who set or confirmed it; null: the configuration, or a former account. */
  by: z.string().nullable(),
  at: Time.nullable(),
})

const StaffFigures = z
  .object({
    figures: z.array(
      z.object({
        name,
        current: FigureVersion,
        /** Those before, the latest first. */
        earlier: z.array(z.object({ id: Id, ...FigureVersion.shape })),
      }),
    ),
  })
  .meta({ id: 'StaffFigures' })
export type StaffFigures = Output<typeof StaffFigures>

export const landingFiguresContract = defineContract({
  'GET /api/admin/landing-figures': {
    ...read,
    summary: 'The figures of the start page with source, day and confirmation, and their versions',
    response: StaffFigures,
  },
  'PUT /api/admin/landing-figures/{name}': {
    ...write,
    summary: 'Set a figure; until it is confirmed, the start page marks it as a sample',
    params: z.strictObject({ name }),
    body: z.strictObject({
      value: z.int().min(0).max(FIGURE.valueMost),
      suffix: z.enum(FIGURE_SUFFIXES),
      source: line(FIGURE.sourceMost).nullable(),
      asOf: z.iso.date().nullable(),
      version: z.int().min(0),
    }),
    response: Ok,
    errors: ['figures.date', 'conflict'],
  },
  'POST /api/admin/landing-figures/{name}/confirmation': {
    ...write,
    summary: 'Confirm a figure that has source and day: it is no longer marked as a sample; or withdraw that',
    params: z.strictObject({ name }),
    body: z.strictObject({ isConfirmed: z.boolean(), version: z.int().min(0) }),
    response: Ok,
    errors: ['figures.no-source', 'conflict'],
  },
})
