import { expect, test } from 'vitest'
import { levelOf } from '#contract/import-problems.ts'
import { readCatalogue } from '../read-catalogue.ts'

const read = (lines: readonly string[]) => readCatalogue(Buffer.from(lines.join('\n')))

test('Shopify, new template: handle under another name, status, German decimal comma', async () => {
  const { format, products } = await read([
    'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Price,Compare-at price,Product image URL,Image position',
    'Kurve Cargo,kurve-cargo,<p>Weite Hose.</p>,Nord,Apparel & Accessories > Clothing > Pants,Hosen,herren,TRUE,Active,K1,4006381333931,Größe,S,"119,90",,https://cdn.shop.example/b.jpg,2',
    ',kurve-cargo,,,,,,,,K2,,,M,"119,90",,https://cdn.shop.example/a.jpg,1',
    'Entwurf,entwurf,,,,Caps,,FALSE,Draft,K3,,Title,Default Title,20,25,,',
  ])
  expect(format).toBe('shopify-template')
  expect(products).toMatchObject([
    {
      externalId: 'kurve-cargo',
      productType: { value: 'pants', isStated: true },
      gender: { value: 'men', isStated: false },
      descriptions: [{ language: null, text: 'Weite Hose.' }],
      variants: [
        { line: 2, size: 'S', sku: 'K1', gtin: '4006381333931', regularCents: 11_990, saleCents: null },
        { line: 3, size: 'M' },
      ],
      isPublished: true,
      pictures: ['https://cdn.shop.example/a.jpg', 'https://cdn.shop.example/b.jpg'],
      path: '/products/kurve-cargo',
    },
    {
      isPublished: false,
      productType: { value: 'accessories' },
      variants: [{ size: '', regularCents: 2500, saleCents: 2000 }],
    },
  ])
})

test('Shopify: stock, and selling without stock, tell what is available', async () => {
  const { products } = await read([
    'Handle,Title,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price',
    'vest,Weste,Westen,Farbe,Oliv,Taille,S,shopify,0,deny,80',
    'vest,,,,Oliv,,M,shopify,3,deny,80',
    'vest,,,,Sand,,L,shopify,0,continue,80',
    'vest,,,,Sand,,XL,,0,deny,80',
  ])
  expect(
    products[0]?.variants.map(({ colour, size, isAvailable, stock }) => [colour, size, isAvailable, stock]),
  ).toEqual([
    ['Oliv', 'S', false, 0],
    ['Oliv', 'M', true, 3],
    ['Sand', 'L', true, 0],
    ['Sand', 'XL', true, null],
  ])
})

const WOO_DE =
  'ID;Typ;Artikelnummer;GTIN, UPC, EAN oder ISBN;Name;Veröffentlicht;Sichtbarkeit im Katalog;Kurzbeschreibung;Beschreibung;Datum, an dem Angebotspreis beginnt;Datum, an dem Angebotspreis endet;Vorrätig?;Bestand;Angebotspreis;Regulärer Preis;Kategorien;Schlagwörter;Bilder;Übergeordnetes Produkt;Externe URL;Attribut 1 Name;Attribut 1 Wert(e);Attribut 2 Name;Attribut 2 Wert(e)'

test('WooCommerce, German and saved again by Excel: windows-1252, semicolons, decimal comma', async () => {
  const rows = [
    WOO_DE,
    '10;variable;HOD;;Kapuzenpullover;1;visible;Kurz;;;;1;;;;Bekleidung > Herren > Hoodies;warm;https://s.example/a.jpg, https://s.example/b.jpg;;;Größe;M, L;Farbe;Grün',
    '11;variation;HOD-M;;Kapuzenpullover;1;visible;;;2027-03-01;07.03.2027;1;4;79,90;99,90;;;;id:10;;Größe;M;Farbe;Grün',
    '12;variation;HOD-L;;Kapuzenpullover;1;visible;;;;;0;0;;99,90;;;https://s.example/c.jpg;HOD;;Größe;;Farbe;Grün',
    '13;simple;CAP;4006381333932;Cap;-1;visible;;<b>Kappe</b>;;;1;;;25;Bekleidung > Accessoires > Caps;;;;https://other.example/cap;;;;',
    '14;grouped;SET;;Set;1;visible;;;;;1;;;;Bekleidung;;;;;;;;',
    '15;variation;X;;X;1;visible;;;;;1;;;10;;;;id:99;;;;;',
  ]
  const { format, medium, products, problems } = await readCatalogue(Buffer.from(rows.join('\r\n'), 'latin1'))
  expect(format).toBe('woocommerce-de')
  expect(medium).toEqual({ kind: 'csv', encoding: 'Windows-1252', delimiter: ';' })
  expect(products).toMatchObject([
    {
      externalId: '10',
      descriptions: [{ language: 'de', text: 'Kurz' }],
      productType: { value: 'tops', isStated: true },
      gender: { value: 'men' },
      variants: [
        { size: 'M', colour: 'Grün', regularCents: 9990, saleCents: 7990, isAvailable: true, stock: 4 },
        // No size of its own: it stands for each size of its parent.
        { size: 'M', colour: 'Grün', regularCents: 9990, saleCents: null, isAvailable: false },
        { size: 'L' },
      ],
      saleDates: { startsAt: new Date('2027-02-28T23:00:00Z'), endsAt: new Date('2027-03-07T23:00:00Z') },
      pictures: ['https://s.example/a.jpg', 'https://s.example/b.jpg', 'https://s.example/c.jpg'],
      path: '/?p=10',
    },
    {
      externalId: '13',
      isPublished: false,
      productType: { value: 'accessories' },
      link: 'https://other.example/cap',
      problems: [{ key: 'gtinInvalid', line: 5, value: '4006381333932' }, { key: 'genderUnknown' }],
    },
  ])
  expect(problems.map(({ key, line, value }) => [key, line, value])).toEqual([
    ['encodingGuessed', 0, ''],
    ['parentMissing', 7, 'id:99'],
    ['groupLeftOut', 6, ''],
  ])
})

test('Google Merchant as a table: items of a group, list of pictures, sale with dates, preorder', async () => {
  const cells = (...list: string[]) => list.join('\t')
  const { format, products } = await read([
    cells(
      'id',
      'title',
      'description',
      'link',
      'image link',
      'additional image link',
      'availability',
      'availability date',
      'price',
      'sale price',
      'sale price effective date',
      'item group id',
      'gender',
      'color',
      'size',
      'product type',
    ),
    cells(
      'a-1',
      'Trainers',
      'Low',
      'https://s.example/a',
      'https://s.example/1.jpg',
      'https://s.example/2.jpg,https://s.example/3.jpg',
      'in stock',
      '',
      'EUR 89.00',
      '59.00 EUR',
      '2027-03-01T00:00+01:00/2027-03-08T00:00+01:00',
      'a',
      'male',
      'Black',
      '42',
      'Shoes > Sneakers',
    ),
    cells(
      'a-2',
      'Trainers',
      '',
      'https://s.example/a',
      'https://s.example/1.jpg',
      '',
      'out of stock',
      '',
      '89.00 EUR',
      '',
      '',
      'a',
      'male',
      'Black',
      '43',
      '',
    ),
    cells(
      'b',
      'Scarf',
      '',
      'http://s.example/b',
      '',
      '',
      'preorder',
      '2027-05-01',
      '20 CHF',
      '',
      '',
      '',
      'female',
      'Red',
      '',
      'Scarves',
    ),
  ])
  expect(format).toBe('google-merchant')
  expect(products).toMatchObject([
    {
      externalId: 'a',
      currency: 'EUR',
      gender: { value: 'men', isStated: true },
      productType: { value: 'shoes' },
      variants: [
        { size: '42', sku: 'a-1', regularCents: 8900, saleCents: 5900, isAvailable: true },
        { size: '43', saleCents: null, isAvailable: false },
      ],
      saleDates: { startsAt: new Date('2027-02-28T23:00:00Z'), endsAt: new Date('2027-03-07T23:00:00Z') },
      pictures: ['https://s.example/1.jpg', 'https://s.example/2.jpg', 'https://s.example/3.jpg'],
      link: 'https://s.example/a',
      problems: [],
    },
    {
      currency: 'CHF',
      link: null,
      releaseAt: new Date('2027-04-30T22:00:00Z'),
      problems: [
        { key: 'currency', column: 'price', value: '20 CHF', n: 'CHF' },
        { key: 'linkInvalid', value: 'http://s.example/b' },
      ],
    },
  ])
})

test('Google Merchant as XML: the price of the shipping is not the price', async () => {
  const { products } = await read([
    '<rss xmlns:g="http://base.google.com/ns/1.0"><channel>',
    '<item><g:id>1</g:id><title>Jeans</title><g:shipping><g:price>4.99 EUR</g:price></g:shipping><g:price>75.00 EUR</g:price><g:product_type>Jeans</g:product_type></item>',
    '</channel></rss>',
  ])
  expect(products).toMatchObject([{ line: 2, productType: { value: 'pants' }, variants: [{ regularCents: 7500 }] }])
})

test('Shopware 5: prices of end customers for one piece, former price, options', async () => {
  const { format, products } = await read([
    'ordernumber;mainnumber;name;price_EK;pseudoprice_EK;active;instock;laststock;ean;configuratorOptions;categories',
    'SW1;SW1;Jacke;99.9;129.9;1;0;1;;Farbe:Grün|Größe:M;Herren>Jacken',
    'SW1.1;SW1;;99.9;0;1;0;0;;Farbe:Grün|Größe:L;',
  ])
  expect(format).toBe('shopware5')
  expect(products).toMatchObject([
    {
      externalId: 'SW1',
      name: 'Jacke',
      gender: { value: 'men' },
      productType: { value: 'tops', isStated: true },
      variants: [
        { size: 'M', colour: 'Grün', regularCents: 12_990, saleCents: 9990, isAvailable: false },
        { size: 'L', regularCents: 9990, saleCents: null, isAvailable: true },
      ],
    },
  ])
  const prices = await read([
    'ordernumber;price;pricegroup;from;pseudoprice;_name',
    'SW1.1;59,99;EK;1;0;Jacke',
    'SW1.1;49,99;EK;10;0;Jacke',
    'SW1.1;39,99;H;1;0;Jacke',
  ])
  expect(prices.products).toMatchObject([{ externalId: 'SW1', variants: [{ sku: 'SW1.1', regularCents: 5999 }] }])
})

test('products.json with fields of other kinds than usual', async () => {
  const json = {
    products: [
      {
        handle: 'tee',
        title: 'Tee &amp; Co',
        body_html: null,
        product_type: 'T-Shirts',
        tags: 'a, unisex',
        options: [{ name: 'Größe' }],
        variants: [{ option1: 'M', price: 20, compare_at_price: '25.00', available: false }],
        images: [{ src: 'https://s.example/1.jpg' }, {}],
      },
      { handle: 'broken', variants: [] },
    ],
  }
  const { format, products } = await read([JSON.stringify(json)])
  expect(format).toBe('products-json')
  expect(products).toMatchObject([
    {
      name: 'Tee & Co',
      gender: { value: 'unisex' },
      variants: [{ size: 'M', regularCents: 2500, saleCents: 2000, isAvailable: false }],
      pictures: ['https://s.example/1.jpg'],
    },
    { externalId: 'broken', variants: [] },
  ])
  expect(products[1]?.problems.filter((one) => levelOf(one) === 'error').map(({ key }) => key)).toEqual([
    'nameMissing',
    'priceInvalid',
  ])
})
