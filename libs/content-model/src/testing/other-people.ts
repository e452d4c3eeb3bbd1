/**
 * Names as people of many places have them, none of anybody: each ends in a word that means 'example' or 'sample' in a
 * language of the continent or beyond. Letters with marks, marks of tone, no letters of ours at all, one name alone.
 */
export const OTHER_PEOPLE: readonly { readonly id: string; readonly name: string }[] = [
  { id: 'wanjiku-mfano', name: 'Wanjikũ Mfano' },
  { id: 'eniola-apeere', name: 'Ẹniọlá Àpẹẹrẹ' },
  { id: 'amina-mithal', name: 'أمينة مثال' },
  { id: 'nwanne-omumaatu', name: 'Nwanne Ọmụmaatụ' },
  { id: 'kwesi-nhwesoo', name: 'Kwɛsi Nhwɛsoɔ' },
  { id: 'selam-misale', name: 'ሰላም ምሳሌ' },
  { id: 'thabo-mohlala', name: 'Thabo Mohlala' },
  { id: 'aissatou-exemple', name: 'Aïssatou Exemple' },
  { id: 'joao-exemplo', name: 'João Exemplo' },
  { id: 'hauwa-misali', name: 'Hauwa Ƙanƙani Misali' },
  { id: 'nandi-isibonelo', name: 'Nandi Isibonelo' },
  { id: 'awa-misaal', name: 'Awa Misaal' },
  { id: 'dogbe-kpodenu', name: 'Dɔgbe Kpɔɖeŋu' },
  { id: 'chidi-ihe-nlereanya', name: 'Chidi Ihe-nlereanya' },
  { id: 'zodwa-umzekelo', name: 'Zodwa Umzekelo' },
  { id: 'mariama-yeru', name: 'Mariama Yeru' },
  { id: 'rado-ohatra', name: 'Rado Ohatra' },
  { id: 'uwase-urugero', name: 'Uwase Urugero' },
  { id: 'tsion-ab-niya', name: 'Tsion Ab’Niya-Misale' },
  { id: 'bolade-awose', name: 'Ọlábọ̀dé Àwòṣe' },
  { id: 'fatou-model', name: 'Fatou Model' },
  { id: 'yaa', name: 'Yaa' },
  { id: 'very-long-name', name: 'Andriamahazosoa Rakotomalala-Ratsimandresy Ohatra Lava Be' },
  { id: 'li-yangben', name: '李样本' },
  { id: 'soren-eksempel', name: 'Søren Eksempel' },
];
