import { PackageOpen } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorBoundary } from '#web/ui/feedback/error-boundary.tsx'
import { PairSkeleton } from '#web/ui/feedback/pair-skeleton.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Splash } from '#web/ui/feedback/splash.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { MorePages } from '#web/ui/page/more-pages.tsx'
import { TileGridSkeleton } from '#web/ui/page/tile-grid.tsx'

/** Loading, empty and error states. */
export function States() {
  const [isBroken, setBroken] = useState(false)
  return (
    <>
      <Card title="Loading">
        <div className="flex flex-col gap-5">
          <Skeleton className="h-24" />
          <PairSkeleton tile="aspect-square" />
          <TileGridSkeleton />
          <Frame>
            <Splash />
          </Frame>
        </div>
      </Card>
      <EmptyState icon={<PackageOpen size={40} />} title="Empty state" text="Says why, and what to do next.">
        <Button>Action</Button>
      </EmptyState>
      <Card title="Failures">
        <RetryRow text="What could not be read." onRetry={() => {}} />
        <MorePages hasMore isFetching={false} hasFailed onMore={() => {}} />
        <ErrorBoundary>
          {isBroken ? (
            <Broken />
          ) : (
            <Button tone="outline" size="s" onClick={() => setBroken(true)}>
              Break this screen
            </Button>
          )}
        </ErrorBoundary>
      </Card>
    </>
  )
}

/** A box for components that otherwise fill the screen. */
function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="relative h-48 overflow-hidden rounded-control border border-line [contain:layout]">{children}</div>
  )
}

function Broken(): ReactNode {
  throw new Error('the workbench throws on purpose')
}
