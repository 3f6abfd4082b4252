import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { openDemo } from '#web/features/demo-dashboard/open-demo.ts'
import { DemoRibbon } from '#web/features/demo-dashboard/screen/demo-ribbon.tsx'
import { DemoRouter } from '#web/features/demo-dashboard/screen/demo-router.tsx'
import { DemoTour } from '#web/features/demo-dashboard/screen/demo-tour.tsx'
import { useTour } from '#web/features/demo-dashboard/screen/use-tour.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Splash } from '#web/ui/feedback/splash.tsx'

/** Before the first render: the sections ask at once. */
export const prepare = openDemo

/** Later than the ribbon: it knows the pages of members, which load their own texts. */
const DemoSection = lazy(async () => ({ default: (await import('./demo-section.tsx')).DemoSection }))

/** Of the demo alone, and only as long as its document: nothing of it is cached for a real workspace, or the other way round. */
const client = new QueryClient({
  defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, retry: false } },
})

/** Product 15: the workspace of an invented label, with the sections of the real one. */
export function Page() {
  const { language } = useTranslation()
  const { step, show } = useTour()
  const before = useRef(language)
  useEffect(() => {
    // The answers contain texts.
    if (before.current !== language) void client.invalidateQueries()
    before.current = language
  }, [language])
  return (
    <QueryClientProvider client={client}>
      <DemoRouter>
        <Suspense fallback={<Splash />}>
          <DemoSection />
        </Suspense>
      </DemoRouter>
      {/* After the section, whose link past the navigation comes first. */}
      <DemoRibbon onTour={() => show(0)} />
      {step !== null && <DemoTour step={step} onStep={show} />}
    </QueryClientProvider>
  )
}
