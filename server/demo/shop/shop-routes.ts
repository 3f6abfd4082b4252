import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { DEMO_SHOP_QUERY, demoKey, demoShopPath, OPENED_IN_APP } from '#contract/demo-shop.ts'
import { LANGUAGES } from '#contract/vocabulary.ts'
import { findProductOfBrand, requireWithinPublicLimit } from '#server/features/products/public-products.service.ts'
import { languageOf } from '#server/platform/http/language.ts'
import { allowInline, inlineHash } from '#server/platform/http/security-headers.ts'
import { networkOf } from '#server/platform/load/rate-limit.ts'
import { ensure } from '#server/platform/scope/refuse.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { SHOP_STYLE, shopPage } from './shop-page.ts'

const Slug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9-]+$/)
const Params = z.object({ brand: Slug, product: Slug })
/** Other parameters of a link, such as those of a campaign, are ignored. */
const Query = z.object({
  [DEMO_SHOP_QUERY.language]: z.enum(LANGUAGES).optional().catch(undefined),
  [DEMO_SHOP_QUERY.opener]: z.literal(OPENED_IN_APP).optional().catch(undefined),
})
const STYLE_HASHES = [inlineHash(SHOP_STYLE)]

/** `/demo-shop/{label}/{product}`: the end of "Produkt kaufen" in the demo. Registered only with DEMO. */
export function demoShopRoutes(http: FastifyInstance, world: World): void {
  http.get(demoShopPath(':brand', ':product'), async (request, reply) => {
    await requireWithinPublicLimit(world, networkOf(request.ip))
    const params = Params.safeParse(request.params)
    ensure(params.success, 'not-found')
    const { brand, product: slug } = params.data
    const query = Query.parse(request.query)
    const language = query[DEMO_SHOP_QUERY.language] ?? languageOf(request)
    const product = await findProductOfBrand({ ...world, language }, brand, demoKey(slug))
    ensure(product, 'not-found')
    const back = `${query[DEMO_SHOP_QUERY.opener] ? 'dropdeck:/' : ''}/products/${product.id}`
    allowInline(reply, { styleHashes: STYLE_HASHES })
    return reply
      .headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex', vary: 'Accept-Language' })
      .type('text/html; charset=utf-8')
      .send(shopPage({ product, brandSlug: brand, productSlug: slug, language, back, now: world.now() }))
  })
}
