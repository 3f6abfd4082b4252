import { type ReactNode, useState } from 'react'
import type { BrandProductRow } from '#contract/brand-products.ts'
import { call } from '#web/api/call.ts'
import { publicAddress } from '#web/api/public-address.ts'
import { useWorkspaces } from '#web/api/workspace.ts'
import { copyText } from '#web/device/share.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { showToast } from '#web/ui/feedback/toast.ts'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { go } from '#web/ui/page/navigation.ts'
import { QrSheet } from '../qr-sheet.tsx'
import { StorySheet } from '../story/story-sheet.tsx'
import { useRemoval } from '../use-removal.ts'

interface RowMenuProps {
  readonly row: BrandProductRow | null
  /** Absent where the role may not. */
  readonly onBoost?: ((row: BrandProductRow) => void) | undefined
  readonly onClose: () => void
}

/** What can be done with one product. */
export function RowMenu({ row, onBoost, onClose }: RowMenuProps) {
  const [qr, setQr] = useState<{ readonly name: string; readonly address: string } | null>(null)
  const [story, setStory] = useState<BrandProductRow | null>(null)
  const brand = useWorkspaces().current?.name ?? ''
  return (
    <>
      <Sheet open={row !== null} onClose={onClose} side="bottom" title={row?.name ?? ''}>
        {row && <Actions row={row} onBoost={onBoost} onClose={onClose} onQr={setQr} onStory={setStory} />}
      </Sheet>
      <StorySheet row={story} brand={brand} onClose={() => setStory(null)} />
      <QrSheet product={qr} onClose={() => setQr(null)} />
    </>
  )
}

/** Shown to everyone: only then do its links lead somewhere. */
const isPublicState = ({ state }: BrandProductRow): boolean =>
  state === 'active' || state === 'sold_out' || state === 'scheduled'

interface ActionsProps extends Pick<RowMenuProps, 'onBoost'> {
  readonly row: BrandProductRow
  readonly onClose: () => void
  readonly onQr: (product: { readonly name: string; readonly address: string }) => void
  readonly onStory: (row: BrandProductRow) => void
}

function Actions({ row, onBoost, onClose, onQr, onStory }: ActionsProps) {
  const { t } = useTranslation()
  const { remove } = useRemoval()
  const mayReadFigures = useWorkspaces().current?.rights.includes('insights') ?? false
  const address = publicAddress(to(PATHS.product, { productId: row.id }))
  const copy = async () => {
    onClose()
    showToast({ title: (await copyText(address)) ? t('products.linkCopied') : t('products.linkCopyFailed') })
  }
  const duplicate = async () => {
    onClose()
    try {
      const made = await call('POST /api/brand/products/{id}/duplicate', { params: { id: row.id } })
      go(to(PATHS.editProduct, { productId: made.id }))
    } catch (error) {
      showFailure(error, t, t('products.actionFailed'))
    }
  }
  return (
    <div className="-m-3 flex flex-col">
      <Item onPress={() => go(to(PATHS.editProduct, { productId: row.id }))}>{t('products.edit')}</Item>
      {onBoost && row.state !== 'archived' && (
        <Item
          onPress={() => {
            onClose()
            onBoost(row)
          }}
        >
          {t('campaigns.boost')}
        </Item>
      )}
      {mayReadFigures && (
        <Item onPress={() => go(to(PATHS.productInsights, { productId: row.id }))}>{t('products.figures')}</Item>
      )}
      <Item onPress={() => void duplicate()}>{t('products.duplicate')}</Item>
      {isPublicState(row) && (
        <>
          <Item onPress={() => go(to(PATHS.sale, { saleId: 'new' }, { product: row.id }))}>
            {t('products.setSale')}
          </Item>
          <Item onPress={() => void copy()}>{t('products.copyLink')}</Item>
          <Item
            onPress={() => {
              onClose()
              onQr({ name: row.name, address })
            }}
          >
            {t('products.qrCode')}
          </Item>
        </>
      )}
      {row.picture && row.state !== 'archived' && (
        <Item
          onPress={() => {
            onClose()
            onStory(row)
          }}
        >
          {t('products.story')}
        </Item>
      )}
      {row.state !== 'archived' && (
        <Item
          onPress={() => {
            onClose()
            void remove(row.id, row.name)
          }}
        >
          {t('products.delete')}
        </Item>
      )}
    </div>
  )
}

const Item = ({ onPress, children }: { readonly onPress: () => void; readonly children: ReactNode }) => (
  <Button tone="ghost" block className="justify-start! px-3! font-[550]!" onClick={onPress}>
    {children}
  </Button>
)
