declare module 'virtual:palette.css';
declare module '*?address' {
  const address: string;
  export default address;
}
declare module 'virtual:shape/*' {
  const path: string;
  export default path;
}
declare module 'virtual:picture/*' {
  const address: string;
  export default address;
}
