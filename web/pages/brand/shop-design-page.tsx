import { useState } from 'react'
import type { Product } from '#contract/products.ts'
import type { Design } from '#contract/shop-theme.ts'
import { useTimezone } from '#web/api/use-timezone.ts'
import { useWorkspaces, type Workspace } from '#web/api/workspace.ts'
import { useIsOnline } from '#web/device/network.ts'
import { ShopSample } from '#web/features/brands/theme/shop-sample.tsx'
import { HistoryButtons } from '#web/features/shop-design/history-buttons.tsx'
import { PublishButton } from '#web/features/shop-design/publish-button.tsx'
import { type DesignEditor, useDesignEditor, useOpenedDesign } from '#web/features/shop-design/session/use-design.ts'
import { ShopDesign } from '#web/features/shop-design/shop-design.tsx'
import { useDesignView } from '#web/features/shop-design/use-design-view.ts'
import { DesignMenu } from '#web/features/shop-design/versions/design-menu.tsx'
import { WorkspaceFrame } from '#web/features/workspace/workspace-frame.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { VisitorTile } from '#web/product/saved/visitor-tile.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { LeaveGuard } from '#web/ui/overlays/leave-guard.tsx'

/** Product 6: the design of the shop, with a live preview. */
export function Page() {
  const { t } = useTranslation()
  const { current } = useWorkspaces()
  if (!current?.rights.includes('shop')) {
    return (
      <WorkspaceFrame section="design" title={t('workspace.design')}>
        {null}
      </WorkspaceFrame>
    )
  }
  return <Opening key={current.id} workspace={current} />
}

function Opening({ workspace }: { readonly workspace: Workspace }) {
  const { t } = useTranslation()
  const { data, isError, refetch } = useOpenedDesign()
  if (data) return <Editor opened={data} workspace={workspace} />
  return (
    <WorkspaceFrame section="design" title={t('workspace.design')}>
      {isError ? (
        <RetryRow text={t('design.loadFailed')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </WorkspaceFrame>
  )
}

function Editor({ opened, workspace }: { readonly opened: Design; readonly workspace: Workspace }) {
  const { t } = useTranslation()
  const timezone = useTimezone()
  const view = useDesignView()
  const [said, say] = useState('')
  const editor = useDesignEditor(opened, {
    onNews: () => showToast({ title: t('design.news'), text: t('design.newsText') }),
  })
  const brand = { brandId: workspace.id, brandName: workspace.name, isPublic: workspace.status === 'approved' }
  return (
    <WorkspaceFrame
      section="design"
      title={t('workspace.design')}
      more={<DesignMenu editor={editor} say={say} {...brand} />}
      action={
        <>
          <HistoryButtons editor={editor} say={say} />
          <PublishButton editor={editor} view={view} {...brand} />
        </>
      }
    >
      <ShopDesign
        editor={editor}
        view={view}
        timezone={timezone}
        brandName={workspace.name}
        said={said}
        say={say}
        renderShop={(shop) => <ShopSample {...shop} renderTile={renderTile} />}
      />
      <Leaving editor={editor} />
    </WorkspaceFrame>
  )
}

const renderTile = (product: Product, isFar: boolean) => <VisitorTile product={product} isFar={isFar} />

/** The draft saves itself on the way out, unless it cannot be saved now. */
function Leaving({ editor: { saving, session } }: { readonly editor: DesignEditor }) {
  const { t } = useTranslation()
  const isOnline = useIsOnline()
  return (
    <LeaveGuard
      isUnsaved={saving !== 'saved'}
      savesItself={isOnline && saving !== 'conflict' && saving !== 'failed'}
      onSave={session.save}
      words={{
        title: t('workspace.leaveTitle'),
        text: t('workspace.leaveText'),
        leave: t('workspace.leave'),
        save: t('workspace.saveAndLeave'),
      }}
    />
  )
}
