import { eraseBrandsJob } from '#server/features/brands/closing/erase-brand.service.ts'
import { announceBrandJob, applyClosuresJob } from '#server/features/brands/settings/settings.service.ts'
import { endOverrides } from '#server/features/brands/subscription/plan-override.service.ts'
import { endSubscriptions, settlePlanJob } from '#server/features/brands/subscription/subscription.service.ts'
import { type JobKind, type JobRunner, NoPayload } from '#server/platform/jobs/jobs.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { announceBrand, applyClosures } from './closure/closure.service.ts'
import { type BrandEraser, eraseBrands } from './closure/erase-brands.service.ts'
import { checkLinks } from './managing/links/link-check.service.ts'
import { removeDeleted } from './managing/list/product-undo.service.ts'
import { publishScheduled } from './managing/settle-products.service.ts'
import { compareFiles } from './media/compare-files.service.ts'
import { removePictureFiles } from './media/removed-pictures.service.ts'
import { settlePlan } from './plan-hold/plan-hold.service.ts'
import { settlePrices } from './sales/settle-prices.service.ts'
import { startSales } from './sales/start-sales.service.ts'
import { keepIndex, recountSearchTerms } from './search-index/search-index.service.ts'

const settlePricesJob: JobKind<NoPayload> = {
  name: 'settle-prices',
  schema: NoPayload,
  cron: '* * * * *',
}

export const indexProductsJob: JobKind<NoPayload> = {
  name: 'index-products',
  schema: NoPayload,
  cron: '* * * * *',
}

export const removePictureFilesJob: JobKind<NoPayload> = {
  name: 'remove-picture-files',
  schema: NoPayload,
  cron: '* * * * *',
}

export const compareFilesJob: JobKind<NoPayload> = {
  name: 'compare-picture-files',
  schema: NoPayload,
  cron: '47 3 * * *',
}

const publishScheduledJob: JobKind<NoPayload> = {
  name: 'publish-scheduled-products',
  schema: NoPayload,
  cron: '* * * * *',
}

const checkLinksJob: JobKind<NoPayload> = {
  name: 'check-product-links',
  schema: NoPayload,
  cron: '*/5 * * * *',
}

const removeDeletedJob: JobKind<NoPayload> = {
  name: 'remove-deleted-products',
  schema: NoPayload,
  cron: '* * * * *',
}

export const endSubscriptionsJob: JobKind<NoPayload> = {
  name: 'end-subscriptions',
  schema: NoPayload,
  cron: '*/5 * * * *',
}

const recountTermsJob: JobKind<NoPayload> = {
  name: 'recount-search-terms',
  schema: NoPayload,
  cron: '23 * * * *',
}

/** Runs the jobs of products; `erasers` are the parts of other features in erasing a brand. */
export async function productsWork(
  world: World,
  runner: JobRunner,
  erasers: readonly BrandEraser[] = [],
): Promise<void> {
  await runner.perform(settlePricesJob, async () => {
    await startSales(world)
    await settlePrices(world)
  })
  await runner.perform(publishScheduledJob, async () => {
    await publishScheduled(world)
  })
  await runner.perform(checkLinksJob, async () => {
    await checkLinks(world)
  })
  await runner.perform(removeDeletedJob, async () => {
    await removeDeleted(world)
  })
  await runner.perform(applyClosuresJob, async () => {
    await applyClosures(world)
  })
  await runner.perform(eraseBrandsJob, async () => {
    await eraseBrands(world, erasers)
  })
  await runner.perform(settlePlanJob, ({ brandId }) => settlePlan(world, brandId))
  await runner.perform(endSubscriptionsJob, async () => {
    await endOverrides(world)
    await endSubscriptions(world)
  })
  await runner.perform(announceBrandJob, ({ brandId }) => announceBrand(world, brandId))
  await runner.perform(indexProductsJob, () => keepIndex(world))
  await runner.perform(removePictureFilesJob, () => removePictureFiles(world))
  await runner.perform(compareFilesJob, () => compareFiles(world))
  await runner.perform(recountTermsJob, () => recountSearchTerms(world))
}
