/** Types of `card-field.js` for tests: the page's side of a mounted card field. */
export declare class CardField {
  constructor(
    container: HTMLElement,
    options: { readonly style?: object },
    emit: (type: string, details: object) => void,
  );
  send(request: object): Promise<unknown>;
  remove(): void;
}
