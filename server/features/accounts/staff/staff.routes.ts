import { accountHelpContract } from '#contract/account-help.ts'
import { bouncesContract } from '#contract/bounces-staff.ts'
import { staffContract } from '#contract/staff.ts'
import { staffTeamContract } from '#contract/staff-team.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { clearBounce, listBounces } from '../bounces/bounces.service.ts'
import { sendCodeByStaff } from '../sign-in/send-code-by-staff.service.ts'
import {
  beginEnrolment,
  confirmEnrolment,
  giveSecondFactor,
  readStaffAccess,
  renewRecoveryCodes,
} from './second-factor.service.ts'
import { appoint, changeRole, dismiss, listTeam } from './team.service.ts'

const OK = { ok: true } as const

/** Calls by which staff sign in with their second factor, and superadmins decide who is staff. */
export function staffRoutes(context: RouteContext): void {
  serve(context, staffContract, {
    'GET /api/staff/me': (scope) => readStaffAccess(scope),
    'POST /api/staff/second-factor/enrolment': (scope, { body }) => beginEnrolment(scope, body.password),
    'PUT /api/staff/second-factor/enrolment': (scope, { body }) => confirmEnrolment(scope, body.code),
    'POST /api/staff/second-factor/recovery-codes': (scope, { body }) => renewRecoveryCodes(scope, body),
    'POST /api/staff/second-factor': (scope, { body }) => giveSecondFactor(scope, body.code),
  })
  serve(context, bouncesContract, {
    'GET /api/admin/bounces': (scope, { query }) => listBounces(scope, query.q ?? ''),
    'POST /api/admin/bounces/clear': async (scope, { body }) => {
      await clearBounce(scope, body.email, body.reason)
      return OK
    },
  })
  serve(context, accountHelpContract, {
    'POST /api/admin/users/{id}/code': (scope, { params, body }) => sendCodeByStaff(scope, params.id, body.reason),
  })
  serve(context, staffTeamContract, {
    'GET /api/admin/team': (scope) => listTeam(scope),
    'POST /api/admin/team': async (scope, { body }) => {
      await appoint(scope, body)
      return OK
    },
    'POST /api/admin/team/{id}/role': async (scope, { params, body }) => {
      await changeRole(scope, params.id, body)
      return OK
    },
    'POST /api/admin/team/{id}/remove': async (scope, { params, body }) => {
      await dismiss(scope, params.id, body)
      return OK
    },
  })
}
