import type { TaxReason } from '#contract/billing.limits.ts'
import { type InvoiceContent, lineCents, type Seller } from './invoice-content.ts'
import { INVOICE_WORDS } from './invoice-words.ts'

/** Categories of EN 16931, with the code of the reason why there is no tax. */
const CATEGORIES: Readonly<Record<TaxReason, { readonly code: string; readonly exemption: string }>> = {
  standard: { code: 'S', exemption: '' },
  'reverse-charge': { code: 'AE', exemption: 'VATEX-EU-AE' },
  'third-country': { code: 'G', exemption: 'VATEX-EU-G' },
  'small-business': { code: 'E', exemption: '' },
}
/** Where the seller has no VAT ID: "not subject to VAT", which allows no rate and no VAT ID (BR-O-02, BR-O-05). */
const OUTSIDE = { code: 'O', exemption: 'VATEX-EU-O' }

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** An element with a text; nothing where there is none. */
const el = (name: string, text: string | null, attributes = ''): string =>
  text ? `<ram:${name}${attributes}>${escaped(text)}</ram:${name}>` : ''
const group = (name: string, ...parts: readonly string[]): string => `<ram:${name}>${parts.join('')}</ram:${name}>`

/** Cents as a decimal, without floating point. */
export function decimal(cents: number): string {
  const digits = `${Math.abs(cents)}`.padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
const day = (text: string): string =>
  `<udt:DateTimeString format="102">${text.replaceAll('-', '')}</udt:DateTimeString>`

type Party = InvoiceContent['buyer']

const addressOf = ({ postalCode, street, city, country }: Party): string =>
  group(
    'PostalTradeAddress',
    el('PostcodeCode', postalCode),
    el('LineOne', street),
    el('CityName', city),
    el('CountryID', country),
  )
const electronicOf = ({ email }: Party): string =>
  group('URIUniversalCommunication', el('URIID', email, ' schemeID="EM"'))
const registered = (scheme: 'VA' | 'FC', number: string | null): string =>
  number ? group('SpecifiedTaxRegistration', el('ID', number, ` schemeID="${scheme}"`)) : ''

function sellerOf(seller: Seller): string {
  const { name, representative, phone, email, register, vatId, taxNumber } = seller
  return group(
    'SellerTradeParty',
    // Without a VAT ID another number must identify the seller (BR-CO-26).
    vatId === null ? el('ID', register ?? taxNumber) : '',
    el('Name', name),
    el('Description', register),
    group(
      'DefinedTradeContact',
      el('PersonName', representative ?? name),
      phone ? group('TelephoneUniversalCommunication', el('CompleteNumber', phone)) : '',
      group('EmailURIUniversalCommunication', el('URIID', email)),
    ),
    addressOf(seller),
    electronicOf(seller),
    registered('VA', seller.vatId),
    registered('FC', seller.taxNumber),
  )
}

function categoryOf({ taxReason, seller }: InvoiceContent) {
  return taxReason === 'third-country' && seller.vatId === null ? OUTSIDE : CATEGORIES[taxReason]
}

function lineOf(content: InvoiceContent, line: InvoiceContent['lines'][number], at: number): string {
  const { code } = categoryOf(content)
  return group(
    'IncludedSupplyChainTradeLineItem',
    group('AssociatedDocumentLineDocument', el('LineID', `${at + 1}`)),
    group('SpecifiedTradeProduct', el('Name', line.text)),
    group(
      'SpecifiedLineTradeAgreement',
      group('NetPriceProductTradePrice', el('ChargeAmount', decimal(line.unitCents))),
    ),
    group('SpecifiedLineTradeDelivery', el('BilledQuantity', `${line.quantity}`, ' unitCode="C62"')),
    group(
      'SpecifiedLineTradeSettlement',
      group('ApplicableTradeTax', el('TypeCode', 'VAT'), el('CategoryCode', code), rateOf(content, code)),
      group('SpecifiedTradeSettlementLineMonetarySummation', el('LineTotalAmount', decimal(lineCents(line)))),
    ),
  )
}

const rateOf = ({ basisPoints }: InvoiceContent, code: string): string =>
  code === OUTSIDE.code ? '' : el('RateApplicablePercent', decimal(basisPoints))

function agreementOf(content: InvoiceContent): string {
  const { buyer, seller, orderReference } = content
  const isOutside = categoryOf(content) === OUTSIDE
  return group(
    'ApplicableHeaderTradeAgreement',
    el('BuyerReference', orderReference || buyer.email),
    sellerOf(seller),
    group(
      'BuyerTradeParty',
      el('Name', buyer.name),
      addressOf(buyer),
      electronicOf(buyer),
      isOutside ? '' : registered('VA', buyer.vatId),
    ),
    orderReference ? group('BuyerOrderReferencedDocument', el('IssuerAssignedID', orderReference)) : '',
  )
}

function settlementOf(content: InvoiceContent): string {
  const { language, taxReason, netCents, vatCents, grossCents, corrects } = content
  const { code, exemption } = categoryOf(content)
  return group(
    'ApplicableHeaderTradeSettlement',
    el('InvoiceCurrencyCode', 'EUR'),
    group('SpecifiedTradeSettlementPaymentMeans', el('TypeCode', '48')),
    group(
      'ApplicableTradeTax',
      el('CalculatedAmount', decimal(vatCents)),
      el('TypeCode', 'VAT'),
      el('ExemptionReason', INVOICE_WORDS[language].reasons[taxReason]),
      el('BasisAmount', decimal(netCents)),
      el('CategoryCode', code),
      el('ExemptionReasonCode', exemption),
      rateOf(content, code),
    ),
    group(
      'SpecifiedTradeSettlementHeaderMonetarySummation',
      el('LineTotalAmount', decimal(netCents)),
      el('TaxBasisTotalAmount', decimal(netCents)),
      el('TaxTotalAmount', decimal(vatCents), ' currencyID="EUR"'),
      el('GrandTotalAmount', decimal(grossCents)),
      el('TotalPrepaidAmount', decimal(grossCents)),
      el('DuePayableAmount', decimal(0)),
    ),
    corrects ? group('InvoiceReferencedDocument', el('IssuerAssignedID', corrects.number)) : '',
  )
}

/** The invoice as Cross Industry Invoice by EN 16931, which programs of tax advisers read. */
export function invoiceXml(content: InvoiceContent): string {
  const { number, kind, issuedOn, deliveredOn, lines, language, isTest } = content
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"',
    ' xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"',
    ' xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">',
    '<rsm:ExchangedDocumentContext>',
    group('GuidelineSpecifiedDocumentContextParameter', el('ID', 'urn:cen.eu:en16931:2017')),
    '</rsm:ExchangedDocumentContext><rsm:ExchangedDocument>',
    el('ID', number),
    // 384: corrected invoice, with negative amounts.
    el('TypeCode', kind === 'invoice' ? '380' : '384'),
    group('IssueDateTime', day(issuedOn)),
    isTest ? group('IncludedNote', el('Content', INVOICE_WORDS[language].test)) : '',
    '</rsm:ExchangedDocument><rsm:SupplyChainTradeTransaction>',
    ...lines.map((line, at) => lineOf(content, line, at)),
    agreementOf(content),
    group(
      'ApplicableHeaderTradeDelivery',
      group('ActualDeliverySupplyChainEvent', group('OccurrenceDateTime', day(deliveredOn))),
    ),
    settlementOf(content),
    '</rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>\n',
  ].join('')
}
