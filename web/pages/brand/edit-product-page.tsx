import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { BrandProduct, FormFacts } from '#contract/brand-products.ts'
import { call } from '#web/api/call.ts'
import { isNotFound } from '#web/api/call-failure.ts'
import { useTimezone } from '#web/api/use-timezone.ts'
import { useWorkspaces } from '#web/api/workspace.ts'
import { useIsOnline } from '#web/device/network.ts'
import { QuickBoost } from '#web/features/brand-campaigns/quick-boost.tsx'
import { PictureEditor } from '#web/features/brand-pictures/product/picture-editor.tsx'
import { StartByLink } from '#web/features/brand-products/by-link/start-by-link.tsx'
import { EditorActions } from '#web/features/brand-products/form/editor-actions.tsx'
import { ProductEditorView } from '#web/features/brand-products/form/product-editor-view.tsx'
import { SaveLine } from '#web/features/brand-products/form/save-line.tsx'
import { useFormFacts, useOpenedProduct } from '#web/features/brand-products/form/use-form-data.ts'
import { type ProductEditor, useProductEditor } from '#web/features/brand-products/form/use-product-editor.ts'
import { useRemoval } from '#web/features/brand-products/use-removal.ts'
import { WorkspaceFrame } from '#web/features/workspace/workspace-frame.tsx'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, paramsOf, to } from '#web/paths.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { LeaveGuard } from '#web/ui/overlays/leave-guard.tsx'
import { useBackCloses } from '#web/ui/overlays/use-back-closes.ts'
import { go, replaceQuery } from '#web/ui/page/navigation.ts'
import { NothingHere } from '#web/ui/page/not-found.tsx'
import { usePageName } from '#web/ui/page/page-name.ts'

/** Product 4: `/add-product` and `/edit-product/{productId}`. A new draft keeps its id in the query, for a reload. */
export function Page() {
  const { t } = useTranslation()
  const [path] = useLocation()
  const search = useSearch()
  const edited = paramsOf(PATHS.editProduct, path)?.productId ?? null
  // The draft that was there when the page was opened; one that is created here does not open the page anew.
  const [draft] = useState(() => new URLSearchParams(search).get('draft'))
  const { current } = useWorkspaces()
  if (!current?.rights.includes('products')) {
    return (
      <WorkspaceFrame section="products" title={edited ? t('products.editTitle') : t('products.addTitle')}>
        {null}
      </WorkspaceFrame>
    )
  }
  return <Opening key={`${current.id} ${edited}`} id={edited ?? draft} brandId={current.id} />
}

interface OpeningProps {
  readonly id: string | null
  readonly brandId: string
}

function Opening({ id, brandId }: OpeningProps) {
  const { t } = useTranslation()
  const facts = useFormFacts()
  const product = useOpenedProduct(id)
  if (isNotFound(product.error)) {
    return (
      <WorkspaceFrame section="products" title={t('products.editTitle')}>
        <NothingHere href={PATHS.ownProducts} label={t('workspace.toList')} />
      </WorkspaceFrame>
    )
  }
  if (facts.data && product.data !== undefined) {
    return <Editor facts={facts.data} product={product.data} brandId={brandId} />
  }
  const hasFailed = facts.isError || product.isError
  const retry = () => {
    void facts.refetch()
    void product.refetch()
  }
  return (
    <WorkspaceFrame section="products" title={id ? t('products.editTitle') : t('products.addTitle')}>
      {hasFailed ? <RetryRow text={t('products.loadFailed')} onRetry={retry} /> : <Skeleton className="h-96" />}
    </WorkspaceFrame>
  )
}

interface EditorProps {
  readonly facts: FormFacts
  readonly product: BrandProduct | null
  readonly brandId: string
}

function Editor({ facts, product, brandId }: EditorProps) {
  const { t } = useTranslation()
  const timezone = useTimezone()
  const [showsPreview, setShowsPreview] = useState(false)
  useBackCloses(showsPreview, () => setShowsPreview(false))
  const editor = useProductEditor({ product, facts, onCreated: (id) => replaceQuery(`draft=${id}`) })
  const { remove } = useRemoval()
  const [isBoosting, setBoosting] = useState(false)
  const mayBoost = useWorkspaces().current?.rights.includes('campaigns') ?? false
  const client = useQueryClient()
  usePageName(editor.form.name || undefined)
  const showPictures = (id: string) => {
    void client.invalidateQueries({ queryKey: ['/api/brand/products/{id}/images', id] })
    void editor.reload()
  }
  const duplicate = () => {
    const id = editor.product?.id
    if (!id) return
    call('POST /api/brand/products/{id}/duplicate', { params: { id } }).then(
      (copy) => go(to(PATHS.editProduct, { productId: copy.id })),
      (error: unknown) => showFailure(error, t, t('products.actionFailed')),
    )
  }
  const removeThis = () => {
    const id = editor.product?.id
    if (id) void remove(id, editor.form.name).then((isGone) => isGone && go(to(PATHS.ownProducts)))
  }
  return (
    <WorkspaceFrame
      section="products"
      title={editor.form.name || t('products.addTitle')}
      state={<SaveLine editor={editor} timezone={timezone} />}
      action={
        <EditorActions
          editor={editor}
          showsPreview={showsPreview}
          onPreview={setShowsPreview}
          onDuplicate={duplicate}
          onDelete={removeThis}
          onBoost={mayBoost ? () => setBoosting(true) : undefined}
        />
      }
    >
      {product === null && <StartByLink editor={editor} onPictures={showPictures} />}
      <ProductEditorView
        editor={editor}
        brandId={brandId}
        timezone={timezone}
        showsPreview={showsPreview}
        renderPictures={(id) => <PictureEditor productId={id} onChange={() => void editor.reload()} />}
      />
      <QuickBoost
        product={isBoosting && editor.product ? { id: editor.product.id, name: editor.form.name } : null}
        onClose={() => setBoosting(false)}
      />
      <Leaving editor={editor} />
    </WorkspaceFrame>
  )
}

/** A draft saves itself on the way out; a product that is public asks. */
function Leaving({ editor: { state, form, isAutosaved, save } }: { readonly editor: ProductEditor }) {
  const { t } = useTranslation()
  const isOnline = useIsOnline()
  return (
    <LeaveGuard
      isUnsaved={state !== 'clean' && form.name.trim() !== ''}
      savesItself={isOnline && isAutosaved && state !== 'conflict' && state !== 'failed'}
      onSave={save}
      words={{
        title: t('workspace.leaveTitle'),
        text: t('workspace.leaveText'),
        leave: t('workspace.leave'),
        save: t('workspace.saveAndLeave'),
      }}
    />
  )
}
