/** How people write by ear or in haste what no rule reads: `typed=meant`, space-separated. */
export const SPOKEN =
  'tschört=tshirt swetschört=sweatshirt blejser=blazer dschäcket=jacket jäcket=jacket jackte=jacke blusong=blouson ' +
  'dschiensjacke=jeansjacke legins=leggings rok=rock schnieker=sneaker assesoires=accessoires asseccoires=accessoires ' +
  'aksesswars=accessoires toutbag=totebag portmonee=portemonnaie blck=black withe=white bordo=bordeaux oransch=orange blu=blue ' +
  'beisch=beige oversaist=oversized oberschört=overshirt hosn=hosen hoose=hose schwaz=schwarz tshrt=tshirt tschirt=tshirt ' +
  'mützte=mütze müzte=mütze müze=mütze schuen=schuhen kaputze=kapuze peffer=puffer paka=parka wöste=weste ' +
  'törtlneck=turtleneck törtelneck=turtleneck törtelnäck=turtleneck teidei=tiedye taidai=tiedye'
