import { settingsContract } from '#contract/settings.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import {
  cancelDeletion,
  changeClosure,
  changeCompany,
  changeProfile,
  changeSocials,
  copyBrand,
  readSettings,
  requestDeletion,
} from './settings.service.ts'

export function brandSettingsRoutes(context: RouteContext): void {
  serve(context, settingsContract, {
    'GET /api/brand/settings': readSettings,
    'PUT /api/brand/profile': (scope, { body }) => changeProfile(scope, body),
    'PUT /api/brand/company': (scope, { body }) => changeCompany(scope, body),
    'PUT /api/brand/social': (scope, { body }) => changeSocials(scope, body),
    'PUT /api/brand/closure': (scope, { body }) => changeClosure(scope, body),
    'POST /api/brand/deletion': (scope, { body }) => requestDeletion(scope, body.password),
    'DELETE /api/brand/deletion': cancelDeletion,
    'GET /api/brand/copy': copyBrand,
  })
}
