import { brandAssetsContract } from '#contract/brand-assets.ts'
import { brandsContract } from '#contract/brands.ts'
import { overviewContract } from '#contract/overview.ts'
import { shopThemeContract } from '#contract/shop-theme.ts'
import { workspaceContract } from '#contract/workspace.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import type { Scope } from '#server/platform/scope/scope.ts'
import { readAssets, removeAsset, restoreAsset, uploadAsset } from './assets/assets.service.ts'
import { tie, untie } from './brand-ties.service.ts'
import { listWorkspaces, readWorkspace } from './memberships.service.ts'
import { readOverview } from './overview/overview.service.ts'
import {
  createPreviewLink,
  listVersions,
  publishTheme,
  readDesign,
  restoreVersion,
  saveTheme,
  withdrawTheme,
} from './theme/theme.service.ts'

interface Args {
  readonly params: { readonly id: string }
}

const doing = (how: typeof tie, kind: Parameters<typeof tie>[2]) => async (scope: Scope, args: Args) => {
  await how(scope, args.params.id, kind)
  return { ok: true as const }
}

export function brandsRoutes(context: RouteContext): void {
  serve(context, brandsContract, {
    'PUT /api/brands/{id}/follow': doing(tie, 'follow'),
    'DELETE /api/brands/{id}/follow': doing(untie, 'follow'),
    'PUT /api/brands/{id}/hide': doing(tie, 'hide'),
    'DELETE /api/brands/{id}/hide': doing(untie, 'hide'),
  })
  serve(context, overviewContract, { 'GET /api/brand/overview': readOverview })
  serve(context, workspaceContract, {
    'GET /api/brand/workspaces': listWorkspaces,
    'GET /api/brand/me': readWorkspace,
  })
  serve(context, brandAssetsContract, {
    'GET /api/brand/assets': readAssets,
    'POST /api/brand/assets/logo': (scope, { query, file }) => uploadAsset(scope, 'logo', { ...query, file }),
    'POST /api/brand/assets/banner': (scope, { query, file }) => uploadAsset(scope, 'banner', { ...query, file }),
    'DELETE /api/brand/assets/{kind}': (scope, { params }) => removeAsset(scope, params.kind),
    'POST /api/brand/assets/{kind}/{pictureId}/restore': (scope, { params }) =>
      restoreAsset(scope, params.kind, params.pictureId),
  })
  serve(context, shopThemeContract, {
    'GET /api/brand/theme': readDesign,
    'PUT /api/brand/theme': (scope, { body }) => saveTheme(scope, body),
    'POST /api/brand/theme/publish': (scope, { body }) => publishTheme(scope, body),
    'DELETE /api/brand/theme/published': withdrawTheme,
    'GET /api/brand/theme/versions': listVersions,
    'POST /api/brand/theme/versions/{no}/restore': (scope, { params, body }) => restoreVersion(scope, params.no, body),
    'POST /api/brand/theme/preview-links': createPreviewLink,
  })
}
