import { z } from 'zod'
import { defineContract, type Output } from './endpoint.ts'
import { BRAND_RIGHTS, MEMBER_ROLES } from './rights.ts'
import { Id } from './schemas.ts'
import { BRAND_STATUSES } from './workspace.limits.ts'

const tag = 'workspace'

/** A brand that the caller works for. */
export const Workspace = z
  .object({
    id: Id,
    name: z.string(),
    handle: z.string(),
    status: z.enum(BRAND_STATUSES),
    role: z.enum(MEMBER_ROLES),
    isOwner: z.boolean(),
    /** What the caller may do there. */
    rights: z.array(z.enum(BRAND_RIGHTS)),
    /** When a closing brand is erased; null: it is not closing. */
    deleteAfter: z.iso.datetime().nullable(),
    /** When staff end its account; null: they do not. */
    endsAt: z.iso.datetime().nullable(),
    /** That time has come: its owner does not take the closing back. */
    isEnded: z.boolean(),
  })
  .meta({ id: 'Workspace' })
export type Workspace = Output<typeof Workspace>

export const workspaceContract = defineContract({
  'GET /api/brand/workspaces': {
    access: 'user',
    summary: 'The brands that the caller works for, the first joined first',
    tag,
    response: z.array(Workspace),
  },
  'GET /api/brand/me': {
    access: 'brand',
    summary: 'The brand that the call names, and what the caller may do there',
    tag,
    response: Workspace,
  },
})
