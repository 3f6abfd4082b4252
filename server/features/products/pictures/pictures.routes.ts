import { brandPicturesContract } from '#contract/brand-pictures.ts'
import type { RouteContext } from '#server/platform/http/route-context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { addPicture, addPictureFrom } from './add-picture.service.ts'
import { arrangePictures, cropPicture, removePicture, restorePicture } from './change-pictures.service.ts'
import { readOwnPictures } from './own-pictures.service.ts'

/** What members of a brand do with the pictures of its products. */
export function picturesRoutes(context: RouteContext): void {
  serve(context, brandPicturesContract, {
    'GET /api/brand/products/{id}/images': (scope, { params }) => readOwnPictures(scope, params.id),
    'POST /api/brand/products/{id}/images': (scope, { params, file }) => addPicture(scope, params.id, file),
    'POST /api/brand/products/{id}/images/from-address': (scope, { params, body }) =>
      addPictureFrom(scope, params.id, body.address),
    'PUT /api/brand/products/{id}/images': (scope, { params, body }) => arrangePictures(scope, params.id, body),
    'POST /api/brand/products/{id}/images/{imageId}/crop': (scope, { params, body }) =>
      cropPicture(scope, { ...params, crop: body }),
    'DELETE /api/brand/products/{id}/images/{imageId}': (scope, { params }) => removePicture(scope, params),
    'POST /api/brand/products/{id}/images/{imageId}/restore': (scope, { params }) => restorePicture(scope, params),
  })
}
