import { Hero } from '#web/features/landing/hero/hero.tsx'
import { LandingHeader } from '#web/features/landing/landing-header.tsx'
import { Brands } from '#web/features/landing/sections/brands.tsx'
import { Concept } from '#web/features/landing/sections/concept.tsx'
import { HowItWorks } from '#web/features/landing/sections/how-it-works.tsx'
import { Mobile } from '#web/features/landing/sections/mobile.tsx'
import { Stats } from '#web/features/landing/sections/stats.tsx'
import { Ticker } from '#web/features/landing/sections/ticker.tsx'
import { SiteFooter } from '#web/features/legal/site-footer.tsx'
import { LazyLandingPrices } from '#web/features/plans/lazy-landing-prices.tsx'

/** Spec §1 and §2, landing page; rendered to HTML at build. */
export function Page() {
  return (
    <>
      <LandingHeader />
      <main id="content" tabIndex={-1} className="outline-none">
        <Hero />
        <Ticker />
        <HowItWorks />
        <Concept />
        <Brands />
        <LazyLandingPrices />
        <Stats />
        <Mobile />
      </main>
      <SiteFooter />
    </>
  )
}
