import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import type { PlainKey } from '#web/i18n/catalogue.ts'
import { loadWords, useTranslation } from '#web/i18n/language.ts'
import { PATHS, paramsOf } from '#web/paths.ts'
import { Splash } from '#web/ui/feedback/splash.tsx'
import { NothingHere } from '#web/ui/page/not-found.tsx'
import { usePageName } from '#web/ui/page/page-name.ts'
import { BRAND_PAGES } from '../brand/pages.ts'
import { moduleOf, type PageDeclaration } from '../page.ts'

/** One for each file. */
const shown = new Map<string, ComponentType>()

/** The page of the workspace at this address: the demo has the sections of members, because it has no others. */
export function DemoSection() {
  const { t } = useTranslation()
  const [path] = useLocation()
  const page = BRAND_PAGES.pages.find(({ path: known }) => known !== '*' && paramsOf(known, path) !== null)
  if (!page) {
    return (
      <main id="content" className="pt-[10vh]">
        <NothingHere level={1} href={PATHS.dashboard} label={t('demo.toOverview')} />
      </main>
    )
  }
  const Section = sectionOf(page)
  return (
    <Suspense fallback={<Splash />}>
      <Section key={page.path} />
      <Arrival path={path} title={page.title} />
    </Suspense>
  )
}

function sectionOf(page: PageDeclaration): ComponentType {
  const known = shown.get(page.file)
  if (known) return known
  const made = lazy(async () => {
    const load = BRAND_PAGES.modules[moduleOf(page)]
    if (!load) throw new RangeError(`there is no page file ${page.file}`)
    const [{ Page }] = await Promise.all([load(), loadWords(...page.words)])
    return { default: Page }
  })
  shown.set(page.file, made)
  return made
}

/** Rendered beside a section, so that it is named and its heading gets the focus when its code and texts are there. */
function Arrival({ path, title }: { readonly path: string; readonly title: PlainKey }) {
  const { t } = useTranslation()
  usePageName(t('demo.titleOf', { section: t(title).replaceAll('\u00AD', '') }))
  const before = useRef(path)
  useEffect(() => {
    if (before.current === path) return
    before.current = path
    document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true })
  }, [path])
  return null
}
