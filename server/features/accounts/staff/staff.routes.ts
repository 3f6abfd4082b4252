import { staffContract } from '#contract/staff.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import {
  beginEnrolment,
  confirmEnrolment,
  giveSecondFactor,
  readStaffAccess,
  renewRecoveryCodes,
} from './second-factor.service.ts'

/** Calls by which staff sign in with their second factor. */
export function staffRoutes(context: RouteContext): void {
  serve(context, staffContract, {
    'GET /api/staff/me': (scope) => readStaffAccess(scope),
    'POST /api/staff/second-factor/enrolment': (scope, { body }) => beginEnrolment(scope, body.password),
    'PUT /api/staff/second-factor/enrolment': (scope, { body }) => confirmEnrolment(scope, body.code),
    'POST /api/staff/second-factor/recovery-codes': (scope, { body }) => renewRecoveryCodes(scope, body),
    'POST /api/staff/second-factor': (scope, { body }) => giveSecondFactor(scope, body.code),
  })
}
