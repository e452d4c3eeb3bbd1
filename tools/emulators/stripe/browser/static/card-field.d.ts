export declare class CardField {
  constructor(
    container: HTMLElement,
    options: { readonly style?: object },
    emit: (type: string, details: object) => void,
  );
  send(request: object): Promise<unknown>;
  remove(): void;
}
