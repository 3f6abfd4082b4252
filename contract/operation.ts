import { z } from 'zod'
import { defineContract, type Output } from './endpoint.ts'
import { FLAG_MODES, FLAG_NAMES_MOST, FLAGS, LINE_MOST } from './operation.limits.ts'
import { line, Ok } from './schemas.ts'

const Time = z.iso.datetime()
/** A row that was never stored has version 0. */
const stored = { version: z.int(), changedAt: Time.nullable() }
const act = {
  access: 'staff',
  staffRight: 'system',
  tag: 'staff',
  response: Ok,
  errors: ['conflict'],
} as const
const acting = { version: z.int().nonnegative(), reason: line(300).min(3) }

const SiteLine = z.strictObject({
  de: line(LINE_MOST).min(3),
  en: line(LINE_MOST).min(3),
  from: Time,
  until: Time,
})
export type SiteLine = Output<typeof SiteLine>

const Registration = z.strictObject({ shoppers: z.boolean(), brands: z.boolean() })
/** Who may register. */
export type Registration = Output<typeof Registration>

const FlagForm = z.strictObject({
  mode: z.enum(FLAG_MODES),
  /** Counts in the mode of that name only. */
  percent: z.int().min(1).max(99),
  /** User names, or handles of brands; count in the mode `named` only. */
  names: z.array(line(60).min(1)).max(FLAG_NAMES_MOST),
})
export type FlagForm = Output<typeof FlagForm>
/** As it is stored: names may change. */
export type FlagState = Omit<FlagForm, 'names'> & { readonly ids: readonly string[] }

const SiteState = z.object({
  /** What all screens say now, in both languages; null: nothing. */
  line: z.object({ de: z.string(), en: z.string() }).nullable(),
  registration: z.object({ shoppers: z.boolean(), brands: z.boolean() }),
})
export type SiteState = Output<typeof SiteState>

const Operation = z
  .object({
    /** Null: none is planned. */
    line: z.object({
      ...stored,
      value: z.object({ de: z.string(), en: z.string(), from: Time, until: Time }).nullable(),
    }),
    registration: z.object({ ...stored, value: z.object({ shoppers: z.boolean(), brands: z.boolean() }) }),
    flags: z.array(
      z.object({
        ...stored,
        name: z.enum(FLAGS),
        /** Without the names of accounts and brands that are gone. */
        value: z.object({ mode: z.enum(FLAG_MODES), percent: z.int(), names: z.array(z.string()) }),
      }),
    ),
  })
  .meta({ id: 'Operation' })
export type Operation = Output<typeof Operation>

export const operationContract = defineContract({
  'GET /api/site/state': {
    access: 'public',
    tag: 'site',
    summary: 'The line above every screen, and who may register; answers 304 while it is unchanged',
    response: SiteState,
    raw: true,
    conditional: true,
  },
  'GET /api/admin/operation': {
    access: 'staff',
    staffRight: 'watch',
    tag: 'staff',
    summary: 'What staff switched: the line above every screen, registration, parts of the product',
    response: Operation,
  },
  'PUT /api/admin/operation/line': {
    ...act,
    summary: 'Plan the line above every screen, or take it away',
    body: z.strictObject({ ...acting, line: SiteLine.nullable() }),
    errors: ['conflict', 'operation.period'],
  },
  'PUT /api/admin/operation/registration': {
    ...act,
    summary: 'Open or close registration of shoppers and brands; invited people can always register',
    body: z.strictObject({ ...acting, registration: Registration }),
  },
  'PUT /api/admin/operation/flags/{name}': {
    ...act,
    summary: 'Switch a part of the product on, off, or on for a share of those whom it is for, or for some by name',
    params: z.strictObject({ name: z.enum(FLAGS) }),
    body: z.strictObject({ ...acting, flag: FlagForm }),
    errors: ['conflict', 'operation.no-name'],
  },
})
