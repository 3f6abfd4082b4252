import { useLocation } from 'wouter'
import { useWorkspaces } from '#web/api/workspace.ts'
import { FeedView } from '#web/features/brand-import/feeds/feed-view.tsx'
import { ImportStart } from '#web/features/brand-import/import-start.tsx'
import { ImportView } from '#web/features/brand-import/import-view.tsx'
import { WorkspaceFrame } from '#web/features/workspace/workspace-frame.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, paramsOf } from '#web/paths.ts'
import { BackButton } from '#web/ui/buttons/back-button.tsx'

/** Product 4: `/import-products`, `/import-products/{importId}` for one file, `/import-products/feed/{feedId}` for a feed. */
export function Page() {
  const { t } = useTranslation()
  const [path] = useLocation()
  const { current } = useWorkspaces()
  const id = paramsOf(PATHS.importedFile, path)?.importId ?? null
  const feedId = paramsOf(PATHS.feed, path)?.feedId ?? null
  return (
    <WorkspaceFrame section="products" title={t('imports.title')}>
      <BackButton fallback={id || feedId ? PATHS.importProducts : PATHS.ownProducts} />
      {current?.rights.includes('products') && <Content importId={id} feedId={feedId} />}
    </WorkspaceFrame>
  )
}

interface ContentProps {
  readonly importId: string | null
  readonly feedId: string | null
}

function Content({ importId, feedId }: ContentProps) {
  if (feedId) return <FeedView key={feedId} id={feedId} />
  return importId ? <ImportView key={importId} id={importId} /> : <ImportStart />
}
